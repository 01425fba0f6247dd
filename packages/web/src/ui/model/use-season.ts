import { useState } from 'react';
import { seasonOf, type Season } from '@gearwright/model-viewer/season/season.ts';

/** What the day brings, as it was when the page was opened. */
export function useSeason(): Season {
  const [season] = useState(() => seasonOf(new Date()));
  return season;
}
