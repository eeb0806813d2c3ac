// What every page has: its title, the loading bar, a place for the toasts, and a line while something is insisted upon.
import { Outlet, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBasicTexts } from '../platform/basic-texts.ts';
import { esPractica } from '../platform/practica.ts';
import { PracticeMark } from '../shell/frame/practice-mark.tsx';
import { InsistingNotice } from '../shell/loading/insisting-notice.tsx';
import { LoadingBar } from '../shell/loading/loading-bar.tsx';
import { ToastHost } from '../ui/toasts/toast-host.tsx';

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
      <InsistingNotice />
      <PracticeMark />
    </>
  );
}
