// What a note says: its title and its text, without frames around them.
import { useTexts } from '#demo/frame/texts.ts';
import { noteTexts } from './texts.ts';
import classes from './words.module.css';

interface WordsProps {
  readonly title: string;
  readonly content: string;
  readonly onChange: (changes: { readonly title: string } | { readonly content: string }) => void;
  readonly autoFocus?: boolean;
}

const TITLE_MAX = 120;
const CONTENT_MAX = 5000;

export function Words({ title, content, onChange, autoFocus = false }: WordsProps) {
  const t = useTexts(noteTexts);
  return (
    <div className={classes.words}>
      <input
        className={classes.title}
        aria-label={t.noteTitle}
        placeholder={t.noteTitle}
        maxLength={TITLE_MAX}
        autoComplete="off"
        data-autofocus={autoFocus || undefined}
        value={title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <textarea
        className={classes.content}
        aria-label={t.content}
        placeholder={t.content}
        maxLength={CONTENT_MAX}
        rows={3}
        value={content}
        onChange={({ currentTarget }) => onChange({ content: currentTarget.value })}
      />
    </div>
  );
}
