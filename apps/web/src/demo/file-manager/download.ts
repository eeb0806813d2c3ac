// Brings a file of the sample to the person's folder.
import { fileCalls } from '@cuadra/demo-api/file-manager/calls';
import { callSample } from '#demo/frame/call-sample.ts';
import { saveFile } from '#ui/files/save-file.ts';

/** Rejects when it is no longer there. */
export async function download(id: string): Promise<void> {
  const content = await callSample(fileCalls.content, { query: { id } });
  if (content === null) throw new Error('The file is no longer there');
  saveFile(fileOf(content));
}

/** The page may not fetch a data URL (its content policy): it is read by hand. */
export function fileOf({ name, address }: { readonly name: string; readonly address: string }): File {
  const comma = address.indexOf(',');
  const [type = '', encoding] = address.slice('data:'.length, comma).split(';');
  const data = address.slice(comma + 1);
  const bytes =
    encoding === 'base64'
      ? Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0)
      : new TextEncoder().encode(decodeURIComponent(data));
  return new File([bytes], name, { type });
}
