// The button of the header that opens the messages, or the notifications, with how many were not read.
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { type PanelAbierto, PanelButton } from '#escritorio/panel/panel-button.tsx';
import { cuantosSinLeer } from './avisos.ts';
import { type Kind, kinds } from './kinds.ts';

export function AvisosButton({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation();
  const { icon, badge, words, lista } = kinds[kind];
  const { data } = useQuery(lista);
  return (
    <PanelButton
      label={t(words.title)}
      icon={icon}
      panel={panels[kind]}
      sinLeer={cuantosSinLeer(data)}
      insignia={badge}
    />
  );
}

const panelOf = (kind: Kind) =>
  lazy(async () => {
    const { AvisosPanel } = await import('./avisos-panel.tsx');
    return { default: (props: PanelAbierto) => <AvisosPanel {...props} kind={kind} /> };
  });

const panels = { messages: panelOf('messages'), notifications: panelOf('notifications') };
