/** A text in another language: one form, or one for each kind of number the language tells apart. */
export type Translation = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** From the English text, with its places in braces, to the text of the language. */
export type Catalogue = Readonly<Record<string, Translation>>;
