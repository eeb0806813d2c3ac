// The closing count, blind: nothing on it comes from the books.
import { contarJornada, type Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { totalPorMedio } from '@cuadra/core/cajas/arqueo';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { consultas, useAccion } from '#contabilidad/cajas/consultas.ts';
import { HojaDeConteo } from '#contabilidad/cajas/conteo/hoja-de-conteo.tsx';
import {
  faltaEnLoContado,
  sinRenglonesVacios,
  totalesDe,
  useConteoGuardado,
} from '#contabilidad/cajas/conteo/lo-contado.ts';
import { call } from '#platform/api.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { focusUnreadable } from '#ui/states/unreadable.ts';
import { Text } from '#ui/text/text.tsx';
import classes from '../mostrador.module.css';

interface ContarProps {
  readonly jornada: Pick<Jornada, 'id' | 'estado'>;
  readonly alTerminar: () => void;
}

export function Contar({ jornada, alTerminar }: ContarProps) {
  const tasaDolar = useQuery(consultas.configuracion()).data?.tasaDolar ?? 1_000_000;
  const conteo = useConteoGuardado(`caja/conteo/${jornada.id}`);
  const { contar, ocupado, mensaje } = useContar(jornada, conteo, alTerminar);
  const boton = useRef<HTMLButtonElement>(null);
  const pagina = useRef<HTMLElement>(null);
  const intentar = () => {
    if (!focusUnreadable(pagina.current)) void contar();
  };
  return (
    <Stack ref={pagina} gap="lg" max="72rem">
      <Text muted lines="even">
        {jornada.estado === 'abierta'
          ? 'Cuente todo lo que hay en la caja. Al terminar sabrá lo que dicen los libros; desde entonces no se registran más movimientos en esta jornada.'
          : 'Cuente otra vez. El primer conteo se conserva.'}
      </Text>
      <HojaDeConteo
        valor={conteo.valor}
        alCambiar={conteo.cambiar}
        tasaDolar={tasaDolar}
        alFinal={() => boton.current?.focus()}
      />
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
      <Row gap="md" className={classes.altos}>
        <Button ref={boton} size="md" loading={ocupado} onClick={intentar}>
          Terminar el conteo
        </Button>
        <Button variant="default" size="md" onClick={alTerminar}>
          Volver
        </Button>
      </Row>
    </Stack>
  );
}

function useContar(
  { id, estado }: ContarProps['jornada'],
  conteo: ReturnType<typeof useConteoGuardado>,
  alTerminar: () => void,
) {
  const confirmar = useConfirm();
  const { run: hacer, busy: ocupado, message: mensaje } = useAccion();
  const [falta, setFalta] = useState<string>();
  const contar = async () => {
    const body = sinRenglonesVacios(conteo.valor);
    const porDecir = faltaEnLoContado(body);
    setFalta(porDecir);
    if (porDecir !== undefined) return;
    const total = formatearQuetzales(totalPorMedio(totalesDe(body)));
    const seguro =
      estado !== 'abierta' ||
      (await confirmar({
        title: `Terminar el conteo con ${total}`,
        text: 'Queda guardado como el primer conteo y la jornada ya no admite movimientos.',
        action: 'Terminar el conteo',
      }));
    if (!seguro) return;
    const llave = conteo.llaveDe(body);
    if (!(await hacer(() => call(contarJornada, { params: { id }, body }, { llave })))) return;
    conteo.olvidar();
    alTerminar();
  };
  return { contar, ocupado, mensaje: falta ?? mensaje };
}
