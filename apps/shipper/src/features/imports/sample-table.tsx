import type { ImportFile } from '@tenderlane/contract';
import { DataTable, SectionCard } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { number } from '../../lib/formats';
import classes from './imports.module.css';

export function SampleTable({ file, names }: { file: ImportFile; names: readonly string[] }) {
  const { t } = useTranslation('imports');
  return (
    <SectionCard title={t('sample_title')} flush>
      <DataTable label={t('sample_title')} rows="line">
        <thead>
          <tr>
            <th scope="col" data-align="right">
              {t('sample_line')}
            </th>
            {names.map((name, place) => (
              // Columns are identified only by their position.
              <th key={place} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {file.sample.map(({ line, cells }) => (
            <tr key={line}>
              <td data-align="right" className={classes.lineNumber}>
                {number(line)}
              </td>
              {names.map((_name, place) => (
                <td key={place} className={classes.cell} title={cells[place]}>
                  {cells[place] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </SectionCard>
  );
}
