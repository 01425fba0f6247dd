import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnimationName } from '@gearwright/model-viewer/animation/names.ts';
import type { ModelViewer } from '@gearwright/model-viewer/viewer.ts';
import { CHEER } from './cheer.ts';

/** A switch that something on the figure follows. */
export interface Switch {
  readonly on: boolean;
  readonly toggle: () => void;
}

/** What the figure does, and how much of the window it has. */
export interface FigureMoves {
  readonly animation: AnimationName;
  readonly play: (name: AnimationName) => void;
  readonly isPaused: boolean;
  readonly pause: (paused: boolean) => void;
  readonly isWhole: boolean;
  readonly showWhole: (whole: boolean) => void;
  readonly spooky: Switch;
}

/** Seconds; twice up and down. */
const CHEERING = 3.6;

interface Given {
  /** Nothing is worn: the figure is shy. */
  readonly isBare: boolean;
  /** The player wants no motion: it begins paused. */
  readonly isStill: boolean;
}

export function useFigureMoves(
  viewer: ModelViewer | null,
  { isBare, isStill }: Given,
): FigureMoves {
  const [chosen, setChosen] = useState<AnimationName>('stand');
  const [isPaused, setPaused] = useState(isStill);
  const [isWhole, setWhole] = useState(false);
  const [isSpooky, setSpooky] = useState(false);
  const animation = isBare && chosen === 'stand' ? 'shy' : chosen;
  useEffect(() => viewer?.play(animation), [viewer, animation]);
  useEffect(() => viewer?.pause(isPaused), [viewer, isPaused]);
  useEffect(() => viewer?.spooky(isSpooky), [viewer, isSpooky]);
  useEffect(() => viewer?.fullScreen(isWhole), [viewer, isWhole]);
  useEffect(() => {
    if (!viewer) return;
    const cheer = () => viewer.emote('cheer', CHEERING);
    window.addEventListener(CHEER, cheer);
    return () => window.removeEventListener(CHEER, cheer);
  }, [viewer]);
  const showWhole = useCallback((whole: boolean) => {
    setWhole(whole);
    // Leaving it, the figure stands again.
    if (!whole) setChosen('stand');
    fillScreen(whole);
  }, []);
  useLeaving(isWhole, showWhole);
  return useMemo(
    () => ({
      ...{ animation, play: setChosen, isPaused, pause: setPaused, isWhole, showWhole },
      spooky: { on: isSpooky, toggle: () => setSpooky((on) => !on) },
    }),
    [animation, isPaused, isWhole, showWhole, isSpooky],
  );
}

/** The whole screen where the browser gives it, else the whole window. */
function fillScreen(whole: boolean): void {
  const root = document.documentElement;
  if (whole) root.requestFullscreen?.().catch(() => undefined);
  else if (document.fullscreenElement) void document.exitFullscreen();
}

/** Escape, or the browser's own way out of the full screen. */
function useLeaving(isWhole: boolean, showWhole: (whole: boolean) => void): void {
  useEffect(() => {
    if (!isWhole) return;
    const key = (event: KeyboardEvent) => {
      // An open list takes its own Escape first.
      if (event.key === 'Escape' && !event.defaultPrevented) showWhole(false);
    };
    const left = () => !document.fullscreenElement && showWhole(false);
    window.addEventListener('keydown', key);
    document.addEventListener('fullscreenchange', left);
    return () => {
      window.removeEventListener('keydown', key);
      document.removeEventListener('fullscreenchange', left);
    };
  }, [isWhole, showWhole]);
}
