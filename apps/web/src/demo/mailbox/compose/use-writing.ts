// The life of a mail that is being written: sent, kept as a draft or thrown away. However it is left otherwise, what was
// written is kept among the drafts.

import { mailCalls } from '@cuadra/demo-api/mailbox/calls';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSample } from '#demo/frame/call-sample.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { useMailChange, useWrite } from '../mailbox-data.ts';
import { useMailTexts } from '../texts/mail-texts.ts';
import { isBlank, type PartyField, type Problems, problemsOf, type Writing, writtenOf } from './writing.ts';

const PARTY_FIELDS = ['to', 'cc', 'bcc'] as const satisfies readonly PartyField[];

export function useWriting(first: Writing, onClose: () => void) {
  const t = useMailTexts();
  const write = useWrite();
  const [values, setValues] = useState(first);
  // What a field hands over when it is left is here at once, before the next drawing.
  const latest = useRef(first);
  const touched = useRef(false);
  const done = useRef(false);
  const [problems, setProblems] = useState<Problems>({});
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const update = (part: Partial<Writing>) => {
    touched.current = true;
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
    const right = PARTY_FIELDS.filter((field) => field in part);
    if (right.length > 0)
      setProblems((before) => ({
        ...before,
        ...Object.fromEntries(right.map((field) => [field, undefined])),
      }));
  };
  const finish = async (send: boolean) => {
    setState('busy');
    try {
      await write(writtenOf(latest.current), send);
      done.current = true;
      void notify(send ? t.compose.sent : t.compose.draftSaved);
      onClose();
    } catch {
      setState('failed');
    }
  };
  const send = (): Problems => {
    const found = problemsOf(latest.current);
    setProblems(found);
    if (Object.keys(found).length === 0 && state !== 'busy') void finish(true);
    return found;
  };
  const keep = useEffectEvent(() => {
    if (done.current || !touched.current || isBlank(latest.current)) return;
    write(writtenOf(latest.current), false).then(
      () => notify(t.compose.draftSaved),
      () => notify(t.compose.draftFailed, 'error'),
    );
  });
  useEffect(() => () => keep(), []);
  const discard = useDiscard({ writing: () => latest.current, touched, done, onClose });
  return { values, update, problems, state, send, saveDraft: () => void finish(false), discard };
}

interface Discarding {
  readonly writing: () => Writing;
  readonly touched: { readonly current: boolean };
  readonly done: { current: boolean };
  readonly onClose: () => void;
}

/** A draft that is thrown away goes where all that is thrown away goes. */
function useDiscard({ writing, touched, done, onClose }: Discarding): () => Promise<void> {
  const t = useMailTexts();
  const confirm = useConfirm();
  const changeMail = useMailChange();
  const { data: folders } = useSample(mailCalls.folders, {});
  return async () => {
    const { id } = writing();
    const question = {
      title: t.compose.discardTitle,
      text: id === undefined ? t.compose.discardText : t.compose.discardDraftText,
      action: t.compose.discard,
      cancel: t.compose.keep,
      danger: true,
    };
    if ((touched.current || id !== undefined) && !(await confirm(question))) return;
    done.current = true;
    const trash = folders?.find(({ slug }) => slug === 'trash');
    if (id !== undefined && trash !== undefined) changeMail(id, { folder: trash.id });
    onClose();
  };
}
