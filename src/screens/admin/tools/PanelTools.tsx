import { lazy, Suspense, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../../../ui/Dialog';
import { useBackToClose } from '../../../ui/useBackToClose';
import { PaletteFallback } from '../palette/PaletteFallback';
import { loadPalette, preloadPalette } from '../palette/load';
import type { Tool } from '../shortcuts';
import type { useAdminView } from '../useAdminView';
import { ShortcutList } from './ShortcutList';
import { useActions } from './useActions';
import { useShortcuts } from './useShortcuts';
import { useSingleKeys } from './singleKeys';

const CommandPalette = lazy(() => loadPalette().then((m) => ({ default: m.CommandPalette })));

interface PanelToolsProps extends ReturnType<typeof useAdminView> {
  /** The open tool; null if none is open. */
  tool: Tool | null;
  onTool: (tool: Tool | null) => void;
}

/** Handles the shortcuts in all views of the panel, and shows the list of shortcuts and the command palette. */
export function PanelTools({ tool, onTool, view, chooseView }: PanelToolsProps) {
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  const run = useActions({ view, chooseView, onTool });
  const hide = () => onTool(null);
  const { close } = useBackToClose(tool !== null, hide);
  // Load the palette with the first key of its shortcut, so that no key that is typed into it is lost.
  useEffect(() => {
    const preload = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') preloadPalette();
    };
    window.addEventListener('keydown', preload);
    return () => window.removeEventListener('keydown', preload);
  }, []);
  useShortcuts(hasSingleKeys, (action) => {
    if (action.type === 'openTool' && action.tool === tool) close();
    else run(action);
  });
  if (tool === 'shortcuts')
    return <ShortcutList hasSingleKeys={hasSingleKeys} onSingleKeys={setSingleKeys} onClose={close} />;
  if (tool === null) return null;
  return (
    <Dialog title="Search" onClose={close}>
      <Suspense fallback={<PaletteFallback />}>
        <CommandPalette
          hasSingleKeys={hasSingleKeys}
          onChoose={(action) => {
            // Close the palette first, so that it does not take the focus back from what the action opens.
            flushSync(hide);
            run(action);
          }}
        />
      </Suspense>
    </Dialog>
  );
}
