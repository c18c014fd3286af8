/** Cookies for page and worker alike, where the browser has that. */
export const { cookieStore } = globalThis as { cookieStore?: CookieStore }
