// Before posting: what each account would have, what would be contrary to its nature, who else must sign, and what
// somebody should look at.
import { type Efecto, verEfecto } from '@cuadra/contract/contabilidad/borradores/efecto';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { TablaDeEfecto } from '#contabilidad/saldos/tabla-de-efecto.tsx';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Note } from '#ui/text/text.tsx';
import type { Autoguardado } from '../borrador/autoguardado.ts';
import type { Contenido } from '../borrador/contenido.ts';
import type { Mesa } from '../borrador/mesa.ts';
import { crearPausa } from '../borrador/pausa.ts';
import type { Trabajo } from '../borrador/trabajo.ts';

interface PanelDeEfectoProps {
  readonly trabajo: Pick<Trabajo, 'mesa' | 'autoguardado'>;
  readonly id: string | undefined;
}

export function PanelDeEfecto({ trabajo, id }: PanelDeEfectoProps) {
  const { data, error, isError, refetch } = useEfecto(trabajo.mesa, id, trabajo.autoguardado);
  return (
    <Section card title="Efecto en los saldos" note="Saldos de hoy en la agencia, en el signo de cada cuenta">
      {isError && <ErrorState error={error} title="No se pudo calcular el efecto" retry={refetch} />}
      {data === undefined && !isError && (
        <Note pad="lg xl">
          Al escribir las líneas verá aquí cada cuenta antes y después, lo que necesite aprobación y lo que
          convenga revisar.
        </Note>
      )}
      {data !== undefined && <Resultado efecto={data} />}
    </Section>
  );
}

function Resultado({ efecto: { cuentas, aprobacion, advertencias } }: { readonly efecto: Efecto }) {
  return (
    <>
      {(aprobacion !== null || advertencias.length > 0) && (
        <Stack gap="md" pad="lg xl">
          {aprobacion !== null && (
            <FormNotice tone="info" text={`Necesitará aprobación. ${aprobacion.motivo}`} />
          )}
          {advertencias.map(({ codigo, clave, mensaje, aceptada }) => (
            <FormNotice
              key={`${codigo} ${clave}`}
              tone={aceptada === null ? 'aviso' : 'info'}
              text={
                aceptada === null
                  ? mensaje
                  : `${mensaje} Aceptada por ${aceptada.por.nombre}: ${aceptada.motivo}`
              }
            />
          ))}
        </Stack>
      )}
      <TablaDeEfecto cuentas={cuentas} />
    </>
  );
}

const PAUSA_MS = 600;
/** Who types without pause sees it move now and then. */
const MAXIMO_MS = 3_000;

/** What posting what is written would do, asked a moment after it stops changing. */
function useEfecto(
  mesa: Mesa,
  id: string | undefined,
  { llaveDeNacimiento }: Pick<Autoguardado, 'llaveDeNacimiento'>,
) {
  const contenido = useContenidoEnPausa(mesa);
  const hayLineas = contenido.lineas.some(({ idCuenta }) => idCuenta !== '');
  return useQuery({
    ...queryOf(verEfecto, { body: { ...contenido, ...quienEs(id, llaveDeNacimiento()) } }),
    enabled: hayLineas,
    placeholderData: (anterior) => (hayLineas ? anterior : undefined),
    // Nobody asks again of what was written a moment ago.
    gcTime: 0,
  });
}

/** Its own draft may be born while this is on its way: it is no duplicate of it. */
const quienEs = (id: string | undefined, llave: string | undefined) =>
  id === undefined ? (llave === undefined ? {} : { llave }) : { id };

/** Nothing is added up at each key. */
function useContenidoEnPausa(mesa: Mesa): Contenido {
  const [contenido, setContenido] = useState(mesa.contenido);
  useEffect(() => {
    const pausa = crearPausa(() => setContenido(mesa.contenido()), PAUSA_MS, MAXIMO_MS);
    const dejar = [mesa.suscribir(pausa.empujar), mesa.hoja.subscribe(pausa.empujar)];
    return () => {
      for (const uno of dejar) uno();
      pausa.cancelar();
    };
  }, [mesa]);
  return contenido;
}
