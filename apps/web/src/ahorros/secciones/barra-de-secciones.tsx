// The sections of the savings, on top of each of their screens: those that the person may open.
//
//   <Page titulo="Cuentas de ahorro" pestanas={<BarraDeSecciones />} acciones={…}>
import { useLocation } from '@tanstack/react-router';
import { useCurrentUser } from '#platform/current-session.ts';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import { seccionDe, seccionesDe } from './secciones.ts';

export function BarraDeSecciones() {
  const permisos = useCurrentUser()?.permisos ?? [];
  const activa = useLocation({ select: ({ pathname }) => seccionDe(pathname) });
  return <LinkTabs label="Secciones de ahorros" active={activa} links={seccionesDe(permisos)} />;
}
