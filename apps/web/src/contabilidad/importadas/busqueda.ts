// What the address of the screen says: the import that is open. Its list has nothing to filter by.
import { uuid } from '#platform/address/fields.ts';
import { defineFilters } from '#ui/list/filters.ts';

export const filtrosDeImportaciones = defineFilters({}, { importacion: uuid });

export const direccionDeImportaciones = filtrosDeImportaciones.address;
