// Files that are brought to the folder one is in: chosen, or dropped anywhere on the page.
import { fileCalls, ROOT, UPLOAD_MAX_BYTES } from '@cuadra/demo-api/file-manager/calls';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChange } from '#demo/frame/call-sample.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { session } from '#platform/current-session.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { fileTexts } from './texts.ts';

export function useUploads(folderId: string | null) {
  const t = useTexts(fileTexts);
  const send = useChange(fileCalls.upload, [fileCalls.list]);
  const [current, setCurrent] = useState<string>();
  const [problems, setProblems] = useState<readonly string[]>([]);

  const one = async (file: File): Promise<string | undefined> => {
    if (file.size > UPLOAD_MAX_BYTES) return t.tooBig(file.name);
    setCurrent(file.name);
    try {
      const form = { folderId: folderId ?? ROOT, createdBy: whoIsHere(), file };
      return (await send.mutateAsync({ form })) === null ? t.uploadFailed(file.name) : undefined;
    } catch {
      // A folder of the computer, for one: a page cannot read it as a file.
      return t.uploadFailed(file.name);
    }
  };
  const upload = async (files: readonly File[]) => {
    setProblems([]);
    const found: string[] = [];
    for (const file of files) {
      const problem = await one(file);
      if (problem !== undefined) found.push(problem);
    }
    setCurrent(undefined);
    setProblems(found);
    const done = files.length - found.length;
    if (done > 0) void notify(t.uploaded(done));
  };
  return { upload, current, problems, dismiss: () => setProblems([]) };
}

export const whoIsHere = (): string => session.usuario()?.name ?? '';

/** Whether files are being held over the page. Those that are dropped are handed over. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const { signal, abort } = abortable();
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      // Left to the browser, it would open the file instead of the page.
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return abort;
  }, []);
  return isOver;
}

function abortable() {
  const control = new AbortController();
  return { signal: control.signal, abort: () => control.abort() };
}
