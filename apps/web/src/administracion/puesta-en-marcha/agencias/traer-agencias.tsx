// Agencias by sheet: which would be opened, and what must be corrected first.
import {
  type AgenciasTraidas,
  type CampoDeAgencia,
  camposDeAgencias,
  traerAgencias,
  verColumnasDeAgencias,
} from '@cuadra/contract/administracion/puesta-en-marcha/agencias';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { useMutation } from '@tanstack/react-query';
import { type Manera, maneraEnConsulta } from '#hojas/manera.ts';
import { UNA_A_LA_VEZ } from '#hojas/una-a-la-vez.ts';
import { useHojaElegida } from '#hojas/use-hoja-elegida.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryClient } from '#platform/query.ts';
import type { SheetFile } from '#ui/files/sheet-file.ts';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes from '../traer-hoja.module.css';
import { TraerHoja } from '../traer-hoja.tsx';
import { columnasDeAgencias, fichaDeAgencias, plantillaDeAgencias } from './ficha-de-agencias.ts';

interface Envio {
  readonly archivo: SheetFile;
  readonly manera: Manera<CampoDeAgencia>;
}

const enviar = ({ archivo: { mediaType, bytes }, manera }: Envio, ensayo: 'true' | 'false') =>
  call(traerAgencias, { query: { ensayo, ...maneraEnConsulta(manera) }, body: { mediaType, bytes } });

export const contarAgencias = (cuantas: number): string =>
  cuantas === 1 ? '1 agencia' : `${cuantas} agencias`;

export function TraerAgencias({ onClose }: { readonly onClose: () => void }) {
  const ensayo = useMutation({ scope: UNA_A_LA_VEZ, mutationFn: (envio: Envio) => enviar(envio, 'true') });
  const traida = useMutation({ scope: UNA_A_LA_VEZ, mutationFn: (envio: Envio) => enviar(envio, 'false') });
  const hoja = useHojaElegida<CampoDeAgencia>({
    campos: camposDeAgencias,
    bytesMax: traerAgencias.body.bytesMax,
    mirar: (porMirar) => call(verColumnasDeAgencias, porMirar),
    alEntender: (archivo, manera) => ensayo.mutate({ archivo, manera }),
    alCambiar: ensayo.reset,
  });
  const resultado = ensayo.data;
  const conError = new Set(resultado?.errores.map(({ linea }) => linea));
  const deLaHoja = resultado?.agencias.filter(({ linea }) => !conError.has(linea)) ?? [];
  const nuevas = deLaHoja.filter(({ cambio }) => cambio === 'nueva').length;
  const traer = async () => {
    if (ensayo.variables === undefined) return;
    try {
      await traida.mutateAsync(ensayo.variables);
      await queryClient.invalidateQueries({ queryKey: [listarAgencias.path] });
      void notify(`${contarAgencias(nuevas)} más.`);
      onClose();
    } catch {
      // Something changed since the rehearsal: another one tells what is wrong now.
      ensayo.mutate(ensayo.variables);
    }
  };
  const fallos = [traida.error, ensayo.error].filter((error) => error !== null).map(messageOf);
  return (
    <TraerHoja
      titulo="Traer agencias con una hoja"
      ficha={fichaDeAgencias}
      hoja={hoja}
      columnas={columnasDeAgencias}
      plantilla={plantillaDeAgencias}
      ensayado={resultado && { nuevas, yaEstan: deLaHoja.length - nuevas, errores: resultado.errores }}
      trabajo={{ ensayando: ensayo.isPending, trayendo: traida.isPending, fallos }}
      nota="Se abren todas o ninguna. Las que ya están no cambian."
      accion={nuevas === 0 ? 'Abrir' : `Abrir ${contarAgencias(nuevas)}`}
      onTraer={() => void traer()}
      onClose={onClose}
    >
      <Lista agencias={deLaHoja} />
    </TraerHoja>
  );
}

function Lista({ agencias }: Pick<AgenciasTraidas, 'agencias'>) {
  if (agencias.length === 0) return null;
  const clave = ({ linea }: { readonly linea: number }) => String(linea);
  return <CardTable etiqueta="Agencias de la hoja" columnas={columnas} filas={agencias} clave={clave} />;
}

const columnas: readonly CardColumn<AgenciasTraidas['agencias'][number]>[] = [
  { titulo: 'Código', clase: 'cifras', celda: ({ idAgencia }) => idAgencia },
  { titulo: 'Nombre', clase: 'principal', celda: ({ nombreAgencia }) => nombreAgencia },
  { titulo: 'Municipio', celda: ({ municipio }) => municipio || '–' },
  {
    titulo: 'Cambio',
    celda: ({ cambio }) =>
      cambio === 'nueva' ? 'Nueva' : <span className={classes.tenue}>Ya está: no cambia</span>,
  },
];
