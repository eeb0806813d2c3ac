// Around the folder that is open: where it is, and what can be added to it.

import { type FolderListing, fileCalls, NAME_MAX } from '@cuadra/demo-api/file-manager/calls';
import { ArrowUpTrayIcon, FolderPlusIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useChange } from '#demo/frame/call-sample.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Page as Frame } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { addressOf } from './file-address.ts';
import { namesIn } from './names-in.ts';
import classes from './page.module.css';
import { nameRefusal, refusalOf } from './refusal.ts';
import { fileTexts } from './texts.ts';
import { useDroppedFiles, useUploads, whoIsHere } from './uploads.ts';
import { WriteForm } from './write-form.tsx';

interface HeaderProps {
  readonly folderId: string | null;
  readonly listing: FolderListing | undefined;
  readonly children: ReactNode;
}

export function Header({ folderId, listing, children }: HeaderProps) {
  const t = useTexts(fileTexts);
  const { upload, current, problems, dismiss } = useUploads(folderId);
  const isOver = useDroppedFiles((files) => void upload(files));
  const [adding, setAdding] = useState(false);
  const newFolder = useRef<HTMLButtonElement>(null);
  return (
    <Frame
      title={t.title}
      {...(listing?.path.length === 0
        ? { purpose: t.count(listing.folders.length, listing.files.length) }
        : {})}
      actions={
        <>
          <Button
            ref={newFolder}
            variant="default"
            leftSection={<FolderPlusIcon width={18} height={18} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            {t.newFolder}
          </Button>
          <UploadButton busy={current !== undefined} onFiles={(files) => void upload(files)} />
        </>
      }
    >
      {listing !== undefined && listing.path.length > 0 && <Breadcrumb path={listing.path} />}
      <p className={classes.status} role="status">
        {current !== undefined && t.uploading(current)}
      </p>
      {problems.length > 0 && <Problems problems={problems} onDismiss={dismiss} />}
      {adding && (
        <NewFolder
          folderId={folderId}
          others={namesIn(listing)}
          onEnd={() => {
            setAdding(false);
            newFolder.current?.focus();
          }}
        />
      )}
      {children}
      {isOver && <div className={classes.drop}>{t.dropHere}</div>}
    </Frame>
  );
}

function Breadcrumb({ path }: Pick<FolderListing, 'path'>) {
  const t = useTexts(fileTexts);
  return (
    <nav aria-label={t.path}>
      <ol className={classes.path}>
        <li>
          <PlainLink to={addressOf({ folderId: null })}>{t.home}</PlainLink>
        </li>
        {path.map(({ id, name }, place) => (
          <li key={id}>
            {place === path.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <PlainLink to={addressOf({ folderId: id })}>{name}</PlainLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function UploadButton({
  busy,
  onFiles,
}: {
  readonly busy: boolean;
  readonly onFiles: (files: File[]) => void;
}) {
  const t = useTexts(fileTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        loading={busy}
        leftSection={<ArrowUpTrayIcon width={18} height={18} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t.upload}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t.upload}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that the same one can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

function Problems({
  problems,
  onDismiss,
}: {
  readonly problems: readonly string[];
  readonly onDismiss: () => void;
}) {
  const t = useTexts(fileTexts);
  return (
    <div className={classes.problems} role="alert">
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <IconButton size="md" label={t.dismiss} icon={XMarkIcon} onClick={onDismiss} />
    </div>
  );
}

interface NewFolderProps {
  readonly folderId: string | null;
  /** The names that are taken. */
  readonly others: readonly string[];
  readonly onEnd: () => void;
}

function NewFolder({ folderId, others, onEnd }: NewFolderProps) {
  const t = useTexts(fileTexts);
  const add = useChange(fileCalls.addFolder, [fileCalls.list]);
  return (
    <div className={classes.newFolder}>
      <WriteForm
        label={t.folderName}
        action={t.create}
        value=""
        maxLength={NAME_MAX}
        onEnd={onEnd}
        onSave={async (name) =>
          nameRefusal(name, others) ??
          (await refusalOf(add.mutateAsync({ body: { folderId, name, createdBy: whoIsHere() } })))
        }
      />
    </div>
  );
}
