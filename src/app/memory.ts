/** Databases in memory in the place of the browser's, with the same interface; they end with the page. */
import 'fake-indexeddb/auto'
