import { useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { readAddress, talentPath, type AddressedBuild } from './talent-address.ts';
import type { TalentBuild, Trainee } from './talent-build.ts';
import { currentEntry, sheetTalent } from './use-talent-sheet.ts';

/** Milliseconds without a click; browsers slow down pages that rewrite their address oftener. */
const PAUSE = 200;

/**
 * The calculator's build: at once on the screen, a moment later in the address, which is replaced and not added to.
 * An address that somebody else changed is read anew.
 */
export function useAddressBuild(trainee: Trainee) {
  const { selected = '' } = useParams();
  const { search, state } = useLocation() as { readonly search: string; readonly state: unknown };
  const navigate = useAppNavigate();
  const address = `${selected}${search}`;
  const [shown, setShown] = useState<AddressedBuild>(() =>
    readAddress(selected, new URLSearchParams(search), trainee),
  );
  const isChanged = useRef(false);
  const known = useRef({ address, hasSheet: sheetTalent(state) !== null });

  useEffect(() => {
    const hasSheet = sheetTalent(state) !== null;
    const before = known.current;
    known.current = { address, hasSheet };
    if (before.address === address) return;
    // Opening and closing the sheet are steps in the history, not in the build.
    if (before.hasSheet !== hasSheet) isChanged.current = true;
    if (isChanged.current) return;
    setShown(readAddress(selected, new URLSearchParams(search), trainee));
  }, [address, search, selected, state, trainee]);

  const { build, showsOrder } = shown;
  useEffect(() => {
    if (!isChanged.current) return undefined;
    const timer = setTimeout(() => {
      isChanged.current = false;
      const path = talentPath(build, showsOrder, trainee);
      const [, tail = ''] = path.split(`/talents/${trainee.gameClass}`);
      known.current = { ...known.current, address: tail.replace(/^\//, '') };
      const entry = currentEntry({ path, state });
      navigate(path, { replace: true, state: entry.state });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [address, build, navigate, showsOrder, state, trainee]);

  return {
    ...shown,
    change: (part: Partial<TalentBuild>) => {
      isChanged.current = true;
      setShown((before) => ({ ...before, troubles: [], build: { ...before.build, ...part } }));
    },
    showOrder: (shows: boolean) => {
      isChanged.current = true;
      setShown((before) => ({ ...before, showsOrder: shows }));
    },
  };
}
