// After asking for an account: what happens next.
import { Link } from '@tanstack/react-router';
import { AccessFrame } from '../frame/access-frame.tsx';
import enlaces from '../frame/access-links.module.css';

export function Page() {
  return (
    <AccessFrame
      titulo="Solicitud recibida"
      subtitulo="Un administrador revisará su solicitud. Cuando la apruebe recibirá una invitación, por correo o en un sobre, para elegir su contraseña e ingresar."
    >
      <p className={enlaces.pie}>
        <Link to="/sign-in" className={enlaces.enlace}>
          Volver al ingreso
        </Link>
      </p>
    </AccessFrame>
  );
}
