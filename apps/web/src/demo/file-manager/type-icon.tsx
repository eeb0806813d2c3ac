// What kind of thing it is: a folder, or a sheet of paper with the type on it.

import { FOLDER } from '@cuadra/demo-api/file-manager/calls';
import { DocumentIcon, FolderIcon } from '@heroicons/react/24/outline';
import classes from './type-icon.module.css';

export function TypeIcon({ type }: { readonly type: string }) {
  if (type === FOLDER) return <FolderIcon className={classes.icon} data-folder aria-hidden="true" />;
  return (
    <span className={classes.file}>
      <DocumentIcon className={classes.icon} aria-hidden="true" />
      <TypeLabel type={type} />
    </span>
  );
}

export function TypeLabel({ type }: { readonly type: string }) {
  return (
    <span className={classes.label} data-type={type}>
      {type}
    </span>
  );
}
