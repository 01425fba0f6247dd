/**
 * Something a writer leaves to the library: a promise or an error inside an answer, null where none may be,
 * a value of another type. One for all, for it only ever means "ask the other".
 */
export const IRREGULAR = new Error('irregular');
