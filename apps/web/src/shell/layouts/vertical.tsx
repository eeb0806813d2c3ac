// Classic: a dark column under the product's name.
import { ArrowsRightLeftIcon } from '@heroicons/react/24/outline';
import { useTranslation } from 'react-i18next';
import { saveHabit, useHabits } from '#platform/habits.ts';
import { BrandRow } from '#shell/frame/brand.tsx';
import classes from '#shell/frame/frame.module.css';
import { VerticalFrame } from '#shell/frame/frame.tsx';
import { useColumnInSight } from '#shell/frame/navigation-panel.tsx';
import { HeaderCluster } from '#shell/header/header.tsx';
import { UserMenu, useLoggedUser } from '#shell/user-menu/user-menu.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Text } from '#ui/text/text.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import type { LayoutProps } from './registry.ts';

export function ClassicLayout({ navegacion, children }: LayoutProps) {
  const columna = { entradas: navegacion.default, antes: <BrandRow conNombre /> };
  return (
    <VerticalFrame columna={columna} herramientas={<HeaderCluster />}>
      {children}
    </VerticalFrame>
  );
}

// Compact: a narrow dark column of tiles; what a tile holds opens beside it.
export function CompactLayout({ navegacion, children }: LayoutProps) {
  const columna = {
    entradas: navegacion.compact,
    apariencia: 'compact',
    antes: <BrandRow lado={40} />,
  } as const;
  return (
    <VerticalFrame columna={columna} herramientas={<HeaderCluster />}>
      {children}
    </VerticalFrame>
  );
}

// Dense: a dark strip of icons that grows over the page while somebody is in it, or stays whole if so wished.
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
      label={t('frame.toggleWidth')}
      icon={ArrowsRightLeftIcon}
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

// Futuristic: an indigo column with the product's name fixed above and the person fixed below.
export function FuturisticLayout({ navegacion, children }: LayoutProps) {
  const columna = {
    entradas: navegacion.futuristic,
    tono: 'indigo',
    arriba: <BrandRow conNombre />,
    abajo: <Person />,
  } as const;
  return (
    <VerticalFrame columna={columna} herramientas={<Tools />}>
      {children}
    </VerticalFrame>
  );
}

/** The person is in the header while the column is not in sight. */
const Tools = () => <HeaderCluster conUsuario={!useColumnInSight()} />;

function Person() {
  const { name, email } = useLoggedUser();
  return (
    <Row oneLine rigid gap="lg" pad="xl 2xl" className={classes.personaAbajo}>
      <UserMenu conAvatar />
      <Stack>
        <Text as="span" weight="medium" cut>
          {name}
        </Text>
        <Text as="span" size="xs" cut className={classes.correo}>
          {email}
        </Text>
      </Stack>
    </Row>
  );
}

// Thin: a narrow column of icons, the only one that follows the scheme.
export function ThinLayout({ navegacion, children }: LayoutProps) {
  const columna = {
    entradas: navegacion.compact,
    apariencia: 'thin',
    tono: 'esquema',
    antes: <BrandRow />,
  } as const;
  return (
    <VerticalFrame columna={columna} herramientas={<HeaderCluster />}>
      {children}
    </VerticalFrame>
  );
}
