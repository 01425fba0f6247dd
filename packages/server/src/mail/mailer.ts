/** A mail to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The address as an object: in a text, a comma would make two addresses of one. */
export function oneAddress({ to }: Mail): { readonly name: string; readonly address: string } {
  return { name: '', address: to };
}

/** Where mails go: a mail server, or a folder. Resolves when the mail is safely there. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Takes mails at once and delivers them in the background: how long that takes tells nobody who has an account. */
export interface Mailer {
  post(mail: Mail): void;
  /** Finds out whether and what to post after the answer was given: its time then tells nothing. */
  later(work: () => Promise<void>): void;
  /** Resolves when everything posted was delivered or given up. */
  settled(): Promise<void>;
  close(): Promise<void>;
}
