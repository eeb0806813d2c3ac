// Classy, the configured layout: a dark column with the person on top, the menu below, and a light header.

import { AvisosButton } from '#escritorio/avisos/avisos-button.tsx';
import { Brand } from '#shell/frame/brand.tsx';
import { VerticalFrame } from '#shell/frame/frame.tsx';
import { useColumnInSight } from '#shell/frame/navigation-panel.tsx';
import { HeaderCluster } from '#shell/header/header.tsx';
import { UserMenu, useLoggedUser } from '#shell/user-menu/user-menu.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Logo } from '#ui/marks/logo.tsx';
import classes from './classy.module.css';
import type { LayoutProps } from './registry.ts';

export function ClassyLayout({ navegacion, children }: LayoutProps) {
  const columna = {
    entradas: navegacion.default,
    antes: <Person />,
    despues: (
      <div className={classes.pie} aria-hidden="true">
        <Logo lado={28} />
      </div>
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
      <div className={classes.arriba}>
        <Brand />
        <div className={classes.botones}>
          <AvisosButton kind="notifications" />
          <UserMenu conAvatar={false} />
        </div>
      </div>
      <div className={classes.persona}>
        <Avatar src={avatar} lado={96} />
        <span className={classes.nombre}>{name}</span>
        <span className={classes.correo}>{email}</span>
      </div>
    </>
  );
}
