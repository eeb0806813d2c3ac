// Classy, the configured layout: a dark column with the person on top, the menu below, and a light header.
import { AvisosButton } from '#escritorio/avisos/avisos-button.tsx';
import { Brand } from '#shell/frame/brand.tsx';
import classes from '#shell/frame/frame.module.css';
import { VerticalFrame } from '#shell/frame/frame.tsx';
import { useColumnInSight } from '#shell/frame/navigation-panel.tsx';
import { HeaderCluster } from '#shell/header/header.tsx';
import { UserMenu, useLoggedUser } from '#shell/user-menu/user-menu.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Logo } from '#ui/marks/logo.tsx';
import { Text } from '#ui/text/text.tsx';
import type { LayoutProps } from './registry.ts';

export function ClassyLayout({ navegacion, children }: LayoutProps) {
  const columna = {
    entradas: navegacion.default,
    antes: <Person />,
    despues: (
      <Row justify="center" className={classes.sello} aria-hidden="true">
        <Logo side={28} />
      </Row>
    ),
  };
  return (
    <VerticalFrame columna={columna} herramientas={<Tools />} conPie={false}>
      {children}
    </VerticalFrame>
  );
}

/** What the column holds is in the header while the column is not in sight. */
function Tools() {
  const conColumna = useColumnInSight();
  return <HeaderCluster conNotificaciones={!conColumna} conUsuario={!conColumna} />;
}

function Person() {
  const { name, email, avatar } = useLoggedUser();
  return (
    <>
      <Row oneLine justify="between" className={classes.personaArriba}>
        <Brand />
        <Row oneLine gap="xs">
          <AvisosButton kind="notifications" />
          <UserMenu conAvatar={false} />
        </Row>
      </Row>
      <Stack align="center" pad="xs xl" textAlign="center" className={classes.persona}>
        <Avatar src={avatar} side={96} />
        <Text as="span" weight="medium" cut max="100%" roomAbove="md">
          {name}
        </Text>
        <Text as="span" size="sm" cut max="100%" className={classes.correo}>
          {email}
        </Text>
      </Stack>
    </>
  );
}
