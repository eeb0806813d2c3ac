// After asking for an account: what happens next.
import { Link } from '@tanstack/react-router';
import { Text } from '#ui/text/text.tsx';
import classes from '../frame/access.module.css';
import { AccessFrame } from '../frame/access-frame.tsx';

export function Page() {
  return (
    <AccessFrame
      titulo="Solicitud recibida"
      subtitulo="Un administrador revisará su solicitud. Cuando la apruebe recibirá una invitación, por correo o en un sobre, para elegir su contraseña e ingresar."
    >
      <Text muted roomAbove="2xl">
        <Link to="/sign-in" className={classes.enlace}>
          Volver al ingreso
        </Link>
      </Text>
    </AccessFrame>
  );
}
