// Which modules travel together. Left to itself the bundler makes a file of every part that two screens share: the
// welcome screen asked for 120 files, most below a kilobyte, where the asking costs more than the bytes. A group takes
// what its paths name and all that those import, unless an earlier group has it: hence the order, from what everyone
// loads to what few do. What a single screen needs stays in that screen's own file.
import type { Rolldown } from 'vite';
import type { SampleBundle } from './sample-bundle.ts';

/** Enough pages use a part for the next one that is opened to find it at hand. */
const PAGES_MIN = 6;

export const chunkGroups = (samples: SampleBundle): Rolldown.CodeSplittingGroup[] => [
  // Zod's settings share its chunk, so that they hold before any schema is made (see platform/zod-settings.ts).
  { name: 'zod', test: within('node_modules/zod/', 'platform/zod-settings.ts') },
  {
    name: 'react',
    test: within('node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/'),
  },
  // What every page needs, in one file; the rest comes as the screens ask for it.
  { name: 'base', tags: ['$initial'] },
  // The pages outside of the shell, and the buttons and boxes that the shell shares with them.
  {
    name: 'acceso',
    test: within('src/acceso/frame/', 'src/platform/address/use-address.ts', 'components/TextInput/'),
  },
  // Apart from those: the shell has no form in sight.
  {
    name: 'formularios',
    test: within('node_modules/react-hook-form/', 'node_modules/@hookform/', 'src/ui/fields/field-errors.ts'),
  },
  // What stands behind a form that sends: for the pages outside of the shell that do without the rest of a screen's parts.
  {
    name: 'ordenes',
    test: within(
      'src/ui/order/use-order.ts',
      'src/ui/dialogs/submit.ts',
      'src/ui/states/unreadable.ts',
      'src/platform/request-key.ts',
    ),
  },
  // The second step, for the two pages that ask for it: to sign in and to unlock.
  {
    name: 'segundo-paso',
    test: within(
      'src/acceso/segundo-factor/boton-de-passkey.tsx',
      'src/acceso/segundo-factor/marco-del-segundo-paso.tsx',
      'src/acceso/segundo-factor/passkeys-posibles.ts',
    ),
  },
  // What the shell shares with the pages outside of it other than sign-in: in the shell's file, signing up or choosing
  // a second factor would load the whole of it (the budgets in vite.config.ts would tell).
  {
    name: 'umbral',
    test: within(
      'src/acceso/reautenticacion/reautenticacion.tsx',
      'src/ui/dialogs/form-notice.tsx',
      'src/ui/dialogs/unsaved.ts',
      'src/ui/files/save-file.ts',
      'src/ui/format/dinero.ts',
      'src/ui/tables/skeleton-rows.tsx',
      'components/Checkbox/CheckIcon.mjs',
      'hooks/esm/use-merged-ref/',
      'react-router/dist/esm/useLocation.js',
      '24/outline/esm/CheckCircleIcon.js',
    ),
  },
  // Apart, for the page to sign up and the screens that ask for something: the shell has none of these.
  {
    name: 'campos',
    test: within(
      'src/ui/fields/account-search.ts',
      'components/Checkbox/',
      'components/NativeSelect/',
      'styles/Checkbox.',
      'styles/Combobox.',
      'styles/InlineInput.',
    ),
  },
  // The shell with its data and what its layouts are made of: every screen loads it whole. With it the few small parts
  // that the welcome screen, where everyone lands, shares with others.
  {
    name: 'marco',
    test: within(
      'src/app/main-layout.tsx',
      'src/app/shell-data.ts',
      'src/shell/frame/',
      'src/shell/header/',
      'src/shell/user-menu/',
      'src/ui/desk/line',
      'src/ui/files/pdf-window.ts',
      'src/ui/page/plain-link.tsx',
      '24/outline/esm/ArrowPathIcon.js',
      '24/outline/esm/ArrowTopRightOnSquareIcon.js',
    ),
  },
  // The long tables draw only the rows in sight; the short ones do without what that takes.
  {
    name: 'tablas',
    test: within(
      'src/ui/tables/row-table.tsx',
      'src/ui/tables/table-handling.ts',
      'src/ui/tables/windowed-rows.ts',
    ),
  },
  // What a form has inside the shell, apart from the rest: it brings the forms with it, and many screens have none.
  {
    name: 'edicion',
    test: within('src/ui/dialogs/unsaved-work.tsx', 'src/ui/dialogs/form-dialog.tsx'),
  },
  // The heaviest of the fields, where an account is chosen.
  { name: 'cuentas', test: within('src/ui/fields/account-picker.tsx') },
  // The parts of a screen that many use. The sample applications do not count: they change nothing of the product.
  {
    name: 'pantallas',
    test: both(
      within('src/ui/', 'src/platform/', 'src/reportes/exportar/', 'packages/', '@heroicons/', '@mantine/'),
      (id) => samples.pagesThatNeed(id) >= PAGES_MIN,
    ),
    minShareCount: PAGES_MIN,
  },
];

const both = (one: (id: string) => boolean, other: (id: string) => boolean) => (id: string) =>
  one(id) && other(id);

function within(...paths: readonly string[]): (id: string) => boolean {
  return (id) => {
    const path = id.replaceAll('\\', '/');
    return paths.some((part) => path.includes(part));
  };
}
