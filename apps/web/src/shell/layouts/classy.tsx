// Classy, the configured layout: a dark column with the person on top, the menu below, and a light header.
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { Logo, Wordmark } from '../../ui/logo.tsx';
import { VerticalFrame } from '../frame/vertical-frame.tsx';
import { InstitutionName } from '../institution-name.tsx';
import { VerticalNavigation } from '../navigation/vertical-navigation.tsx';
import { useLoggedUser } from '../use-logged-user.ts';
import { UserMenu } from '../user-menu/user-menu.tsx';
import classes from './classy.module.css';
import type { LayoutProps } from './registry.ts';

export function ClassyLayout({ navegacion, children }: LayoutProps) {
  const columna = (
    <div className={classes.columna}>
      <div className={classes.arriba}>
        <Link to="/welcome" className={classes.logo} aria-label="Cuadra, ir al inicio">
          <Logo />
        </Link>
        <UserMenu />
      </div>
      <UserBlock />
      <VerticalNavigation entradas={navegacion} />
      <div className={classes.pie} aria-hidden="true">
        <Wordmark lado={28} />
      </div>
    </div>
  );
  return (
    <VerticalFrame columna={columna} encabezado={<InstitutionName />}>
      {children}
    </VerticalFrame>
  );
}

function UserBlock() {
  const { name, email, avatar } = useLoggedUser();
  return (
    <div className={classes.persona}>
      <Avatar src={avatar} lado={72} />
      <span className={classes.nombre}>{name}</span>
      <span className={classes.correo}>{email}</span>
    </div>
  );
}
