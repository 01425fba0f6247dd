/** Chance comes from outside: whoever makes something new is handed a maker of ids. */
export type NewId = () => string;
