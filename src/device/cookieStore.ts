/**
 * Cookies for page and worker alike, where the browser has that. Taken anew each time: what a worker of Chromium takes
 * while it starts (seen in 156) finds no cookies, and keeps finding none.
 */
export const cookieStore = () => (globalThis as { cookieStore?: CookieStore }).cookieStore
