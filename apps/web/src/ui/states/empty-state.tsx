// Nothing here yet, and what to do first.
//
//   <EmptyState title="Aún no hay partidas" text="Registre la primera." action={<Button…/>} />
import { InboxIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { type Icon, StateMessage } from './state-message.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: Icon;
}

export function EmptyState({ icon = InboxIcon, ...rest }: EmptyStateProps) {
  return <StateMessage tone="neutro" icon={icon} {...rest} />;
}
