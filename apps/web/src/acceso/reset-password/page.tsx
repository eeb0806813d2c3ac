// Setting a new password with the link that came by mail. The link's token travels after the #, so that no server
// or log along the way sees it, and leaves the address bar as soon as it is read.
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AccessFrame } from '../frame/access-frame.tsx';
import enlaces from '../frame/access-links.module.css';
import { AccessNotice } from '../frame/access-notice.tsx';
import { ResetForm } from './reset-form.tsx';

export function Page() {
  const hash = useLocation({ select: (location) => location.hash });
  const [token] = useState(() => new URLSearchParams(hash).get('token'));
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== '') void navigate({ to: '/reset-password', hash: '', replace: true });
  }, [hash, navigate]);

  return (
    <AccessFrame titulo="Nueva contraseña" subtitulo="Al guardarla se cierran sus sesiones en otros equipos.">
      {token === null ? <EnlaceIncompleto /> : <ResetForm token={token} />}
      <p className={enlaces.pie}>
        <Link to="/sign-in" className={enlaces.enlace}>
          Volver al ingreso
        </Link>
      </p>
    </AccessFrame>
  );
}

function EnlaceIncompleto() {
  const texto = (
    <>
      El enlace está incompleto. Ábralo otra vez desde su correo o{' '}
      <Link to="/forgot-password">solicite uno nuevo</Link>.
    </>
  );
  return (
    <div className={enlaces.pie}>
      <AccessNotice aviso={{ tono: 'error', texto }} />
    </div>
  );
}
