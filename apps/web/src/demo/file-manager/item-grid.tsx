// The folders and files of a place, as cards. A folder opens; a file, and the mark of a folder, show the details.

import type { FileItem } from '@cuadra/demo-api/file-manager/calls';
import { InformationCircleIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#demo/frame/texts.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { addressOf } from './file-address.ts';
import classes from './item-grid.module.css';
import { fileTexts } from './texts.ts';
import { TypeIcon } from './type-icon.tsx';

interface ItemGridProps {
  readonly title: string;
  readonly items: readonly FileItem[];
  /** The one in the drawer. */
  readonly chosenId: string | undefined;
}

export function ItemGrid({ title, items, chosenId }: ItemGridProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.grid}>
        {items.map((item) => (
          <li key={item.id} className={classes.card} data-chosen={item.id === chosenId || undefined}>
            {item.inside === null ? (
              <Face item={item} to={detailsOf(item)} isChosen={item.id === chosenId} />
            ) : (
              <FolderFace item={item} inside={item.inside} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function FolderFace({
  item,
  inside,
}: {
  readonly item: FileItem;
  readonly inside: NonNullable<FileItem['inside']>;
}) {
  const t = useTexts(fileTexts);
  return (
    <>
      <Face item={item} to={addressOf({ folderId: item.id })} isChosen={false}>
        {t.inside(inside.folders, inside.files)}
      </Face>
      <PlainLink className={classes.info} to={detailsOf(item)} aria-label={t.details(item.name)}>
        <InformationCircleIcon width={20} height={20} aria-hidden="true" />
      </PlainLink>
    </>
  );
}

interface FaceProps {
  readonly item: FileItem;
  readonly to: string;
  readonly isChosen: boolean;
  /** Under the name. */
  readonly children?: ReactNode;
}

const Face = ({ item: { name, type, size }, to, isChosen, children = size }: FaceProps) => (
  <PlainLink className={classes.face} to={to} aria-current={isChosen || undefined}>
    <span className={classes.icon}>
      <TypeIcon type={type} />
    </span>
    <span className={classes.name} title={name}>
      {name}
    </span>
    <span className={classes.under}>{children}</span>
  </PlainLink>
);

const detailsOf = ({ id, folderId }: FileItem): string => addressOf({ folderId, detailId: id });
