// The image beside the name at the head of every document, or nothing in its place. Every change is done at once, apart from what is
// being written beside it.
import {
  cambiarLogo,
  type InstitucionConLogo,
  LOGO_BYTES_MAX,
  mediosDeLogo,
  quitarLogo,
  verInstitucion,
  verLogo,
} from '@cuadra/contract/administracion/institucion';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useObjectUrl } from '#ui/files/object-url.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Box, Row } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes from './institucion.module.css';

export function Logo({ direccion, fallo, ocupado, poner, quitar }: ReturnType<typeof useLogo>) {
  const entrada = useRef<HTMLInputElement>(null);
  return (
    <Box as="fieldset">
      <Text as="legend" size="md" weight="medium" className={classes.leyenda}>
        Logo
      </Text>
      <Row gap="lg">
        <div className={classes.muestra}>
          {direccion === undefined ? (
            <Text as="span" size="sm" className={classes.vacio}>
              Sin logo
            </Text>
          ) : (
            <img className={classes.imagen} src={direccion} alt="Logo de la institución" />
          )}
        </div>
        <Actions>
          <input
            ref={entrada}
            type="file"
            hidden
            accept={mediosDeLogo.join(',')}
            aria-label="Archivo del logo"
            onChange={({ currentTarget }) => {
              const elegido = currentTarget.files?.[0];
              if (elegido !== undefined) void poner(elegido);
              // So that the same file can be chosen again.
              currentTarget.value = '';
            }}
          />
          <Button variant="default" size="xs" loading={ocupado} onClick={() => entrada.current?.click()}>
            {direccion === undefined ? 'Elegir logo' : 'Cambiar logo'}
          </Button>
          {direccion !== undefined && (
            <Button variant="subtle" color="gray" size="xs" disabled={ocupado} onClick={() => void quitar()}>
              Quitar logo
            </Button>
          )}
        </Actions>
      </Row>
      <Text role="status" size="sm" tone={fallo === undefined ? 'muted' : 'error'} roomAbove="sm">
        {fallo ?? 'PNG o JPEG, de hasta 512 KB y 2,000 puntos por lado. Se guarda al elegirlo.'}
      </Text>
    </Box>
  );
}

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
