// Setting a password with the link that came by mail or the envelope that was handed over. What is secret travels after
// the #, so that no server or log along the way sees it, and leaves the address bar as soon as it is read.
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AccessFrame } from '../frame/access-frame.tsx';
import enlaces from '../frame/access-links.module.css';
import { EnvelopeForm } from './envelope-form.tsx';
import { ResetForm } from './reset-form.tsx';

export function Page() {
  const hash = useLocation({ select: (location) => location.hash });
  const [traido] = useState(() => new URLSearchParams(hash));
  const token = traido.get('token');
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== '') void navigate({ to: '/reset-password', hash: '', replace: true });
  }, [hash, navigate]);

  return (
    <AccessFrame
      titulo="Nueva contraseña"
      subtitulo={
        token === null
          ? 'Escriba lo que dice su sobre. Si recibió un enlace por correo, ábralo otra vez desde allí.'
          : 'Al guardarla se cierran sus sesiones en otros equipos.'
      }
    >
      {token === null ? <EnvelopeForm codigo={traido.get('sobre') ?? ''} /> : <ResetForm token={token} />}
      <p className={enlaces.pie}>
        <Link to="/forgot-password" className={enlaces.enlace}>
          {token === null ? 'No tengo un sobre' : 'Solicitar otro enlace'}
        </Link>
        {' · '}
        <Link to="/sign-in" className={enlaces.enlace}>
          Volver al ingreso
        </Link>
      </p>
    </AccessFrame>
  );
}
