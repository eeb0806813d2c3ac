// What every page has: its title, the loading bar, a place for the toasts, and a line while something is insisted upon.
import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useBasicTexts } from '#platform/basic-texts.ts';
import { esPractica } from '#platform/practica.ts';
import { InsistingHost, LoadingBar } from '#shell/loading/loading.tsx';
import { ToastHost } from '#ui/toasts/toast-host.tsx';

/** Real books do without it. */
const PracticeMark = lazy(() =>
  import('#shell/frame/practice-mark.tsx').then(({ PracticeMark: Marca }) => ({ default: Marca })),
);

export function Root(): ReactNode {
  const titulo = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.titulo)?.staticData.titulo,
  });
  const texts = useBasicTexts();
  const partes = [titulo, 'Cuadra', esPractica() ? texts('practiceTitle') : undefined];
  return (
    <>
      <title>{partes.filter((parte) => parte !== undefined).join(' · ')}</title>
      <LoadingBar />
      <Outlet />
      <ToastHost />
      <InsistingHost />
      {esPractica() && (
        <Suspense>
          <PracticeMark />
        </Suspense>
      )}
    </>
  );
}
