import { useState } from 'react';
import type { Point } from '@gearwright/game/point/point.ts';
import { valuingEffect } from '@gearwright/game/set/edits.ts';
import { STORED_LIMITS } from '@gearwright/game/stored/stored-limits.ts';
import { specNames, worthLine } from '@gearwright/game/text/effect-worth-words.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './EffectLine.module.css';
import type { ThingEffect } from './thing-effects.ts';

interface Props {
  readonly effect: ThingEffect;
  readonly point: Point;
}

/** What an effect is worth by the point: changed, switched off, or as it was known. */
export function EffectLine({ effect: { thing, name, worth }, point }: Props) {
  const { rules, edit } = useSetView();
  const [draft, setDraft] = useState<{ readonly of: string; readonly text: string } | null>(null);
  // What was typed for one thing is not said of another that took its place.
  const of = `${point.pointId} ${thing}`;
  const typed = draft?.of === of ? draft.text : null;
  const setTyped = (text: string | null): void => setDraft(text === null ? null : { of, text });
  const words = worthLine(worth, specNames(rules));
  const isOwn = worth?.why.how === 'player';
  const amount = Number((typed ?? '').replace(',', '.'));
  const isNumber =
    typed !== null && typed.trim() !== '' && Math.abs(amount) <= STORED_LIMITS.effectWorth;
  const value = (next: number | null): void => {
    edit(valuingEffect(point.pointId, thing, next));
    setTyped(null);
  };
  return (
    <form
      className={styles.effect}
      onSubmit={(event) => {
        event.preventDefault();
        if (isNumber) value(amount);
      }}
    >
      <span className={styles.words} title={words}>
        {words}
      </span>
      {typed === null ? (
        <Button tone="quiet" onClick={() => setTyped(worth ? worth.value.toFixed(1) : '')}>
          Change
        </Button>
      ) : (
        <>
          <input
            className={styles.amount}
            aria-label={`Effect of ${name}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by the button it replaces
            autoFocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" disabled={!isNumber}>
            Set
          </Button>
          <Button tone="quiet" onClick={() => value(0)}>
            Switch off
          </Button>
          {isOwn && (
            <Button tone="quiet" onClick={() => value(null)}>
              As known
            </Button>
          )}
        </>
      )}
    </form>
  );
}
