// Nothing here yet, and what to do first.
//
//   <EmptyState titulo="Aún no hay partidas" texto="Registre la primera." accion={<Button…/>} />
import { InboxIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { type Icon, StateMessage } from './state-message.tsx';

interface EmptyStateProps {
  readonly titulo: string;
  readonly texto?: ReactNode;
  readonly accion?: ReactNode;
  readonly icono?: Icon;
}

export function EmptyState({ icono = InboxIcon, ...resto }: EmptyStateProps) {
  return <StateMessage tono="neutro" icono={icono} {...resto} />;
}
