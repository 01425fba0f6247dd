import { refusal, type Refusal } from '../messages.ts';

export interface CopySetForm {
  readonly addTo: 'existing' | 'new' | null;
  /** Of the character the set is added to; asked for an existing one. */
  readonly characterId: string | null;
  /** Asked for a new one. */
  readonly characterName: string;
  readonly setName: string;
}

/** The reasons why a set cannot be copied yet, in the order of the form's fields. */
export function whyNotCopySet(form: CopySetForm): readonly Refusal[] {
  const { addTo, characterId, characterName, setName } = form;
  const reasons: Refusal[] = [];
  if (addTo === null) reasons.push(refusal('required', 'Add To'));
  if (addTo === 'new' && characterName.trim() === '') {
    reasons.push(refusal('required', 'Character Name'));
  }
  if (addTo === 'existing' && characterId === null) reasons.push(refusal('required', 'Character'));
  if (setName.trim() === '') reasons.push(refusal('required', 'Set Name'));
  return reasons;
}
