// What waits at the counter, above the work: the line, what other cajas send or ask for, and what was
// observed of a past jornada.
import type { miCaja } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { Button } from '@mantine/core';
import { formatDate } from '#ui/format/date.ts';
import { useDireccion } from '../use-direccion.ts';
import { Aviso } from './avisos/aviso.tsx';
import { LineaCortada } from './avisos/linea-cortada.tsx';
import { TrasladosEnEspera } from './traslados/traslados-en-espera.tsx';
import type { Trabajo } from './ventanilla/use-trabajo.ts';

interface LoQueEsperaProps {
  readonly mia: ResponseOf<typeof miCaja> | undefined;
  readonly trabajo: Trabajo;
}

export function LoQueEspera({ mia, trabajo }: LoQueEsperaProps) {
  const { pushAll } = useDireccion();
  const jornada = mia?.jornada;
  const abierta = jornada?.estado === 'abierta' && jornada.congelada === null ? jornada.id : undefined;
  return (
    <>
      <LineaCortada alCorregir={trabajo.abrir} />
      {mia?.caja != null && (
        <TrasladosEnEspera caja={mia.caja.id} jornada={abierta} alTerminar={trabajo.anotar} />
      )}
      {mia?.observadas.map(({ id, fecha, caja }) => (
        <Aviso
          key={id}
          tono="atencion"
          titulo={`Le observaron la jornada del ${formatDate(fecha)} en ${caja.nombre}`}
          texto="Lea el comentario y responda."
        >
          <Button variant="default" onClick={() => pushAll({ vista: 'jornadas', jornada: id })}>
            Ver y responder
          </Button>
        </Aviso>
      ))}
    </>
  );
}
