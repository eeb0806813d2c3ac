// Dense: a dark strip of icons that grows over the page while somebody is in it, or stays whole if so wished.
import { ArrowsRightLeftIcon } from '@heroicons/react/24/outline';
import { useTranslation } from 'react-i18next';
import { saveHabit, useHabits } from '#platform/habits.ts';
import { BrandRow } from '#shell/frame/brand.tsx';
import { VerticalFrame } from '#shell/frame/vertical-frame.tsx';
import { HeaderCluster } from '#shell/header/header-cluster.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import type { LayoutProps } from './registry.ts';

export function DenseLayout({ navegacion, children }: LayoutProps) {
  const { t } = useTranslation();
  const esAncha = useAtLeast('md');
  const entera = useHabits().menuEntero;
  const columna = {
    entradas: navegacion.default,
    apariencia: entera ? 'default' : 'dense',
    antes: <BrandRow />,
  } as const;
  const alternarAncho = esAncha && (
    <IconButton
      etiqueta={t('frame.toggleWidth')}
      icono={ArrowsRightLeftIcon}
      aria-pressed={entera}
      onClick={() => saveHabit({ menuEntero: !entera })}
    />
  );
  return (
    <VerticalFrame columna={columna} botones={alternarAncho} herramientas={<HeaderCluster />}>
      {children}
    </VerticalFrame>
  );
}
