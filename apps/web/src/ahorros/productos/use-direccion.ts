import { useAddress } from '#platform/address/use-address.ts';
import { direccionDeProductos } from './direccion.ts';

export const useDireccion = () => useAddress(direccionDeProductos);
