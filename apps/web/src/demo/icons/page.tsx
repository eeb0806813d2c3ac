// A set of icons: what it is called, how its icons are named, and all of them, to be looked for and copied by name.
import { type IconSet, type IconSetName, iconSets, iconsOf } from '@cuadra/demo-api/icons/calls';
import { drawingsOf } from '@cuadra/demo-api/icons/drawings';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSample } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { NotHere } from '#demo/frame/not-here.tsx';
import { useSampleParams } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { normalizeText } from '#ui/text/text-search.ts';
import { IconGrid } from './icon-grid.tsx';
import classes from './icons.module.css';
import { iconTexts } from './texts.ts';

export function IconsPage() {
  const { set } = useSampleParams();
  const known = iconSets.find((one) => one === set);
  if (known === undefined) return <NotHere to="/ui/icons/feather" />;
  return <IconsOf key={known} set={known} />;
}

function IconsOf({ set }: { readonly set: IconSetName }) {
  const t = useTexts(iconTexts);
  const about = useSample(iconsOf(set), {});
  const drawings = useQuery({
    queryKey: ['muestra', 'icon-drawings', set],
    queryFn: () => drawingsOf(set),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const asked = about.data === undefined || about.error !== null ? about : drawings;
  return (
    <div className={classes.page}>
      {about.data === undefined && <h1 className={classes.title}>{t.loading}</h1>}
      <LoadedSample
        asked={{
          ...asked,
          data: about.data && drawings.data && { about: about.data, drawings: drawings.data },
        }}
        rows={10}
      >
        {(loaded) => <Loaded {...loaded} />}
      </LoadedSample>
    </div>
  );
}

interface LoadedProps {
  readonly about: IconSet;
  readonly drawings: Readonly<Record<string, string>>;
}

function Loaded({ about: { namespace, name, grid, list }, drawings }: LoadedProps) {
  const t = useTexts(iconTexts);
  const side = pixelsOf(grid);
  const [words, setWords] = useState('');
  const [size, setSize] = useState(side);
  const fullName = (icon: string) => (namespace === '' ? icon : `${namespace}:${icon}`);
  const { chosen, said, copy, forget } = useCopy(fullName);
  const names = list.filter((icon) => isNamed(icon, words));
  return (
    <>
      <header>
        <h1 className={classes.title}>{name}</h1>
        <p className={classes.usage}>{t.usage(fullName(EXAMPLE), grid)}</p>
      </header>
      <Tools
        words={words}
        onWords={(sought) => {
          setWords(sought);
          forget();
        }}
        size={size}
        onSize={setSize}
      >
        {said ?? t.count(names.length)}
      </Tools>
      {names.length === 0 ? (
        <EmptyState icon={MagnifyingGlassIcon} title={t.nothing} text={t.nothingText} />
      ) : (
        <IconGrid
          key={words}
          label={t.icons(name)}
          names={names}
          drawings={drawings}
          side={side}
          size={size}
          chosen={chosen}
          onChoose={copy}
        />
      )}
    </>
  );
}

interface ToolsProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly size: number;
  readonly onSize: (size: number) => void;
  /** What is said of the last thing that was done. */
  readonly children: string;
}

function Tools({ words, onWords, size, onSize, children }: ToolsProps) {
  const t = useTexts(iconTexts);
  const { clearSearch } = useTexts(frameTexts);
  return (
    <div className={classes.tools}>
      <SearchBox
        className={classes.search}
        label={t.search}
        hint={t.search}
        remove={clearSearch}
        value={words}
        onChange={onWords}
      />
      <SelectField
        inBar
        label={t.size}
        value={String(size)}
        options={SIZES.map((one) => [String(one), t.pixels(one)])}
        onChange={(one) => onSize(Number(one))}
      />
      <p className={classes.said} role="status">
        {children}
      </p>
    </div>
  );
}

/** Every set has it. */
const EXAMPLE = 'home';

const SIZES = [16, 20, 24, 32, 40, 48, 56, 64] as const;

/** `icon-size-6` is six times four pixels: both what the icons are drawn on and how they are first shown. */
const pixelsOf = (grid: string): number => Number(/\d+$/.exec(grid)?.[0]) * 4;

const isNamed = (icon: string, words: string): boolean =>
  normalizeText(words)
    .split(/[\s:_-]/)
    .every((word) => icon.includes(word));

function useCopy(fullName: (icon: string) => string) {
  const t = useTexts(iconTexts);
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState<string>();
  const copy = async (icon: string) => {
    const name = fullName(icon);
    setChosen(icon);
    try {
      await navigator.clipboard.writeText(name);
      setSaid(t.copied(name));
    } catch {
      setSaid(t.notCopied(name));
    }
  };
  return { chosen, said, copy, forget: () => setSaid(undefined) };
}
