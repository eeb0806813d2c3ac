// The files of a mail: a click keeps one in the person's folder.
import type { Attachment } from '@cuadra/demo-api/mailbox/calls';
import { useSampleLanguage } from '#demo/frame/texts.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { fileSize } from '../mail-words.ts';
import { useMailTexts } from '../texts/mail-texts.ts';
import classes from './attachments.module.css';
import { FileMark } from './file-mark.tsx';

export function Attachments({ files }: { readonly files: readonly Attachment[] }) {
  const t = useMailTexts();
  const language = useSampleLanguage();
  if (files.length === 0) return null;
  const download = async (file: Attachment) => {
    try {
      saveFile(await fetched(file));
    } catch {
      void notify(t.view.downloadFailed, 'error');
    }
  };
  return (
    <section className={classes.files} aria-label={t.view.attachments(files.length)}>
      <p className={classes.title}>{t.view.attachments(files.length)}</p>
      <ul>
        {files.map((file) => (
          <li key={file.downloadUrl}>
            <button
              type="button"
              className={classes.file}
              aria-label={t.view.download(file.name)}
              onClick={() => void download(file)}
            >
              <FileMark file={file} />
              <span className={classes.name}>{file.name}</span>
              <span className={classes.size}>{fileSize(file.size, language)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function fetched({ name, type, downloadUrl }: Attachment): Promise<File> {
  const response = await fetch(downloadUrl);
  if (!response.ok) throw new Error(`The attachment answered ${response.status}`);
  return new File([await response.blob()], name, { type });
}
