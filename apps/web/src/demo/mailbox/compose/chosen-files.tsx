// The files that go with a mail, chosen from the computer.

import type { Attachment } from '@cuadra/demo-api/mailbox/calls';
import { PaperClipIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { type ChangeEvent, useRef, useState } from 'react';
import { useSampleLanguage } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { fileSize } from '../mail-words.ts';
import { FileMark } from '../reading/file-mark.tsx';
import { useMailTexts } from '../texts/mail-texts.ts';
import classes from './chosen-files.module.css';

interface ChosenFilesProps {
  readonly files: readonly Attachment[];
  readonly onChange: (files: readonly Attachment[]) => void;
}

const FILES_MAX = 10;
const BYTES_MAX = 5 * 1024 * 1024;

export function ChosenFiles({ files, onChange }: ChosenFilesProps) {
  const t = useMailTexts();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState('');
  const check = useCheck(files);
  const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    const wrong = check(chosen);
    setProblem(wrong);
    if (wrong !== '') return;
    const read = await Promise.allSettled(chosen.map(attachmentOf));
    const failed = read.findIndex(({ status }) => status === 'rejected');
    if (failed >= 0) setProblem(t.compose.unreadable(chosen[failed]?.name ?? ''));
    onChange([...files, ...read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))]);
  };
  const remove = (file: Attachment) => {
    onChange(files.filter((one) => one !== file));
    setProblem('');
    button.current?.focus();
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t.compose.attach}
        onChange={(event) => void add(event)}
      />
      <Button
        ref={button}
        variant="subtle"
        size="compact-md"
        leftSection={<PaperClipIcon width={18} height={18} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t.compose.attach}
      </Button>
      {problem !== '' && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {files.length > 0 && <FileList files={files} onRemove={remove} />}
    </div>
  );
}

/** Why they cannot go along; empty: they can. */
function useCheck(files: readonly Attachment[]): (chosen: readonly File[]) => string {
  const t = useMailTexts();
  const language = useSampleLanguage();
  return (chosen) => {
    if (files.length + chosen.length > FILES_MAX) return t.compose.tooMany(FILES_MAX);
    const large = chosen.find(({ size }) => size > BYTES_MAX);
    return large === undefined ? '' : t.compose.tooLarge(large.name, fileSize(BYTES_MAX, language));
  };
}

interface FileListProps {
  readonly files: readonly Attachment[];
  readonly onRemove: (file: Attachment) => void;
}

function FileList({ files, onRemove }: FileListProps) {
  const t = useMailTexts();
  const language = useSampleLanguage();
  return (
    <ul className={classes.files} aria-label={t.compose.attached}>
      {files.map((file) => (
        <li key={file.downloadUrl}>
          <FileMark file={file} />
          <span className={classes.name}>{file.name}</span>
          <span className={classes.size}>{fileSize(file.size, language)}</span>
          <IconButton
            label={t.compose.removeFile(file.name)}
            icon={XMarkIcon}
            variant="subtle"
            color="gray"
            size={28}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}

/** With its content in it, until it is sent. */
function attachmentOf(file: File): Promise<Attachment> {
  const type = file.type === '' ? 'application/octet-stream' : file.type;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => {
      const downloadUrl = String(reader.result);
      const preview = type.startsWith('image/') ? downloadUrl : null;
      resolve({ type, name: file.name, size: file.size, preview, downloadUrl });
    };
    reader.readAsDataURL(file);
  });
}
