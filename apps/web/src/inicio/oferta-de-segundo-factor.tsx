// The second factor, offered on the welcome screen to whoever has none and whose role does not ask for it. «Ahora no» is
// remembered in this browser, for that person.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { ofertaRechazada, rechazarOferta } from './oferta-rechazada.ts';

export function OfertaDeSegundoFactor() {
  const usuario = useCurrentUser();
  const [rechazada, setRechazada] = useState(() => ofertaRechazada(usuario?.id ?? ''));
  if (usuario === undefined || usuario.tieneSegundoFactor || rechazada) return null;
  const dejar = () => {
    rechazarOferta(usuario.id);
    setRechazada(true);
  };
  return (
    <FormNotice
      tono="info"
      texto="Proteja su cuenta: con una llave de acceso o una aplicación de códigos, nadie entra solo con su contraseña."
      acciones={
        <>
          <Button size="xs" variant="default" component={Link} to="/perfil">
            Agregar un segundo factor
          </Button>
          <Button size="xs" variant="subtle" onClick={dejar}>
            Ahora no
          </Button>
        </>
      }
    />
  );
}
