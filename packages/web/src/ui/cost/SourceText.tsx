import type { SourceParts } from '@gearwright/game/text/source-words.ts';
import { Costs } from './Costs.tsx';

/** Where something comes from, with the signs of what it costs there. */
export function SourceText({ parts }: { readonly parts: SourceParts }) {
  const { told, before, costs, after } = parts;
  const details = [before.join(', '), costs.length > 0 ? costs : '', after.join(', ')].filter(
    (part) => part !== '',
  );
  return (
    <>
      {told}
      {details.map((part, place) => (
        <span key={place}>
          {place === 0 ? ' · ' : ', '}
          {typeof part === 'string' ? part : <Costs costs={part} />}
        </span>
      ))}
    </>
  );
}
