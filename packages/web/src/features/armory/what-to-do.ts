import { MESSAGES, type MessageCode } from '@gearwright/game/messages.ts';

interface Advice {
  readonly title: string;
  readonly advice: string;
  /** Asking once more may help. */
  readonly again: boolean;
}

/** `who` is the character as the address names it. */
export function whatToDo(code: MessageCode | null, error: Error, who: string): Advice {
  switch (code) {
    case 'liveCharacterNotFound':
      return {
        title: error.message,
        advice: `There is no ${who}, or it has not been seen for a long time. Check the spelling and the realm, or import its gear from an addon.`,
        again: false,
      };
    case 'liveCharacterLaterExpansion':
      return { title: error.message, advice: `${who} cannot be shown here.`, again: false };
    case 'armoryBusy':
    case 'tooManyRequests':
      return { title: error.message, advice: `${who} was not looked up.`, again: true };
    case 'armoryUnreachable':
    case 'timedOut':
      return {
        title: error.message,
        advice: `Nothing is wrong with the address of ${who}.`,
        again: true,
      };
    default:
      return {
        title: MESSAGES.setLoadFailed(),
        advice: `${MESSAGES.refreshPage()}${code ? ` ${error.message}` : ''}`,
        again: true,
      };
  }
}
