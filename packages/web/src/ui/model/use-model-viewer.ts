import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Look } from '@gearwright/model-viewer/look.ts';
import { openContext } from '@gearwright/model-viewer/open-context.ts';
import type { ModelViewer } from '@gearwright/model-viewer/viewer.ts';

/** Where everything of the viewer is served. */
const FOLDER = '/model-viewer/';

export type ModelStanding =
  /** Not asked for yet, or on its way. */
  | 'waiting'
  | 'shown'
  /** The browser draws nothing in three dimensions. */
  | 'unsupported'
  | 'failed';

export interface ShownModel {
  /** The element the figure's canvas is put into. */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly standing: ModelStanding;
  readonly loading: boolean;
  /** Null until its script has come. */
  readonly viewer: ModelViewer | null;
  /** The player has touched the figure. */
  readonly touched: boolean;
}

interface Asked {
  /** Null while it is not known yet. */
  readonly look: Look | null;
  readonly winter: boolean;
  readonly stillness: boolean;
  /** What the canvas is called for those who do not see it; null for a mere decoration. */
  readonly label: string | null;
}

/** A figure in an element of the page: nothing of it is fetched before the element is in sight. */
export function useModelViewer({ look, winter, stillness, label }: Asked): ShownModel {
  const host = useRef<HTMLDivElement>(null);
  const [standing, setStanding] = useState<ModelStanding>('waiting');
  const [loading, setLoading] = useState(true);
  const [viewer, setViewer] = useState<ModelViewer | null>(null);
  const [touched, setTouched] = useState(false);
  const isKnown = look !== null;

  const open = useEffectEvent(
    async (canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> => {
      const context = openContext(canvas);
      if (!context) {
        console.warn('Failed to initialize model viewer');
        setStanding('unsupported');
        return;
      }
      signal.addEventListener('abort', () =>
        context.getExtension('WEBGL_lose_context')?.loseContext(),
      );
      try {
        const { ModelViewer: Viewer } = await import('@gearwright/model-viewer/viewer.ts');
        if (signal.aborted) return;
        const made = new Viewer({
          ...{ canvas, context, winter, stillness, folder: FOLDER },
          onTouch: () => setTouched(true),
          onState: (state) => {
            setLoading(state.loading);
            setStanding(state.failed ? 'failed' : state.shown ? 'shown' : 'waiting');
          },
        });
        signal.addEventListener('abort', () => made.dispose());
        setViewer(made);
      } catch (error) {
        console.warn('Failed to initialize model viewer', error);
        setStanding('failed');
      }
    },
  );

  useEffect(() => {
    const element = host.current;
    if (!isKnown || !element) return;
    const stop = new AbortController();
    const canvas = document.createElement('canvas');
    element.append(canvas);
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      void open(canvas, stop.signal);
    });
    sight.observe(element);
    return () => {
      sight.disconnect();
      stop.abort();
      canvas.remove();
      setViewer(null);
      setStanding('waiting');
    };
  }, [isKnown]);

  useEffect(() => {
    const canvas = host.current?.querySelector('canvas');
    if (!canvas || label === null) return;
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', label);
  }, [label, isKnown]);

  useEffect(() => {
    if (look) viewer?.show(look);
  }, [viewer, look]);

  return { host, standing, loading, viewer, touched };
}
