// The logo of the institution: what it shows, and how it is changed. Every change is done at once, apart from what is
// being written beside it.
import {
  cambiarLogo,
  type InstitucionConLogo,
  LOGO_BYTES_MAX,
  quitarLogo,
  verInstitucion,
  verLogo,
} from '@cuadra/contract/administracion/institucion';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useObjectUrl } from '#ui/files/object-url.ts';
import { notify } from '#ui/toasts/toasts.ts';

const PESA_DEMASIADO = 'La imagen pesa más de 512 KB. Guárdela más pequeña.';

export function useLogo({ logo }: Pick<InstitucionConLogo, 'logo'>) {
  const [fallo, setFallo] = useState<string>();
  const [ocupado, setOcupado] = useState(false);
  const { data: archivo } = useQuery({
    ...queryOf(verLogo),
    // Another image is another thing to ask for.
    queryKey: [...queryOf(verLogo).queryKey, logo],
    enabled: logo !== null,
  });
  const direccion = useObjectUrl(logo === null ? undefined : archivo);
  const cambiar = async (trabajo: () => Promise<InstitucionConLogo>, hecho: string) => {
    setOcupado(true);
    setFallo(undefined);
    try {
      queryClient.setQueryData(queryOf(verInstitucion).queryKey, await trabajo());
      void notify(hecho);
    } catch (error) {
      setFallo(messageOf(error));
    } finally {
      setOcupado(false);
    }
  };
  return {
    direccion,
    fallo,
    ocupado,
    poner: async (elegido: File) => {
      if (elegido.size > LOGO_BYTES_MAX) {
        setFallo(PESA_DEMASIADO);
        return;
      }
      const mediaType = elegido.type === '' ? 'application/octet-stream' : elegido.type;
      await cambiar(() => call(cambiarLogo, { body: { mediaType, bytes: elegido } }), 'Logo guardado.');
    },
    quitar: () => cambiar(() => call(quitarLogo), 'Logo quitado.'),
  };
}
