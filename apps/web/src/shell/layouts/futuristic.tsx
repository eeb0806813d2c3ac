// Futuristic: an indigo column with the product's name fixed above and the person fixed below.
import { BrandRow } from '#shell/frame/brand.tsx';
import { useColumnInSight } from '#shell/frame/use-navigation-panel.ts';
import { VerticalFrame } from '#shell/frame/vertical-frame.tsx';
import { HeaderCluster } from '#shell/header/header-cluster.tsx';
import { useLoggedUser } from '#shell/user-menu/use-logged-user.ts';
import { UserMenu } from '#shell/user-menu/user-menu.tsx';
import classes from './futuristic.module.css';
import type { LayoutProps } from './registry.ts';

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
    <div className={classes.persona}>
      <UserMenu conAvatar />
      <div className={classes.textos}>
        <span className={classes.nombre}>{name}</span>
        <span className={classes.correo}>{email}</span>
      </div>
    </div>
  );
}
