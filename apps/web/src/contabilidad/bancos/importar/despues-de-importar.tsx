// What follows the last import: the accounts that got something new can be compared with the books at once.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { enlaceDeMesa } from '../enlaces.ts';
import { BotonDePasada } from '../mesa/barra/pasada.tsx';
import { type ArchivoTraido, sigueEnCurso } from './archivo-traido.ts';
import classes from './importar.module.css';

export function DespuesDeImportar({ archivos }: { readonly archivos: readonly ArchivoTraido[] }) {
  if (archivos.some(({ fase }) => fase === 'leyendo' || fase === 'importando')) return null;
  const conNuevas = cuentasConNuevas(archivos);
  if (conNuevas.length === 0 || archivos.some(sigueEnCurso)) return null;
  return (
    <ul className={classes.siguiente} aria-label="Qué sigue">
      {conNuevas.map(({ id, nombre }) => (
        <li key={id}>
          <PlainLink to={enlaceDeMesa({ cuenta: id })}>Ver {nombre} en la mesa</PlainLink>
          <BotonDePasada cuenta={id} onAviso={avisar} />
        </li>
      ))}
    </ul>
  );
}

const avisar: Parameters<typeof BotonDePasada>[0]['onAviso'] = ({ tono, texto }) =>
  void notify(texto, tono === 'error' ? 'error' : undefined);

export function cuentasConNuevas(archivos: readonly ArchivoTraido[]): CuentaBancaria[] {
  const cuentas = archivos
    .flatMap(({ resultados }) => resultados)
    .filter(({ estados }) => estados.some(({ nuevas }) => nuevas > 0))
    .map(({ cuenta }) => cuenta);
  return [...new Map(cuentas.map((cuenta) => [cuenta.id, cuenta])).values()];
}
