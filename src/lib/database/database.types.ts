export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      alumni_news: {
        Row: {
          cover_alt: string | null;
          cover_url: string | null;
          created_at: string;
          description: string | null;
          id: number;
          image_alt: string | null;
          image_url: string | null;
          is_sample: boolean;
          link: string | null;
          published_at: string | null;
          slug: string | null;
          title: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          cover_alt?: string | null;
          cover_url?: string | null;
          created_at?: string;
          description?: string | null;
          id?: number;
          image_alt?: string | null;
          image_url?: string | null;
          is_sample?: boolean;
          link?: string | null;
          published_at?: string | null;
          slug?: string | null;
          title?: string | null;
          updated_at?: string;
        };
        Update: {
          cover_alt?: string | null;
          cover_url?: string | null;
          created_at?: string;
          description?: string | null;
          id?: number;
          image_alt?: string | null;
          image_url?: string | null;
          is_sample?: boolean;
          link?: string | null;
          published_at?: string | null;
          slug?: string | null;
          title?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      announcements: {
        Row: {
          body: string | null;
          cover_alt: string | null;
          cover_url: string | null;
          created_at: string;
          created_by: string | null;
          excerpt: string | null;
          featured_home: boolean;
          featured_until: string | null;
          hero_bg_url: string | null;
          id: number;
          is_sample: boolean;
          lead: string | null;
          published_at: string | null;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body?: string | null;
          cover_alt?: string | null;
          cover_url?: string | null;
          created_at?: string;
          created_by?: string | null;
          excerpt?: string | null;
          featured_home?: boolean;
          featured_until?: string | null;
          hero_bg_url?: string | null;
          id?: number;
          is_sample?: boolean;
          lead?: string | null;
          published_at?: string | null;
          title: string;
          updated_at?: string;
        };
        Update: {
          body?: string | null;
          cover_alt?: string | null;
          cover_url?: string | null;
          created_at?: string;
          created_by?: string | null;
          excerpt?: string | null;
          featured_home?: boolean;
          featured_until?: string | null;
          hero_bg_url?: string | null;
          id?: number;
          is_sample?: boolean;
          lead?: string | null;
          published_at?: string | null;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      award_recipients: {
        Row: {
          award_year: number | null;
          created_at: string;
          first_name: string;
          id: number;
          is_sample: boolean;
          last_name: string;
          nds_surname: string | null;
          nds_year: number | null;
          profession: string | null;
          title: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          award_year?: number | null;
          created_at?: string;
          first_name: string;
          id?: number;
          is_sample?: boolean;
          last_name: string;
          nds_surname?: string | null;
          nds_year?: number | null;
          profession?: string | null;
          title?: string | null;
          updated_at?: string;
        };
        Update: {
          award_year?: number | null;
          created_at?: string;
          first_name?: string;
          id?: number;
          is_sample?: boolean;
          last_name?: string;
          nds_surname?: string | null;
          nds_year?: number | null;
          profession?: string | null;
          title?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      board_members: {
        Row: {
          body: string;
          created_at: string;
          full_name: string;
          id: number;
          idx: number;
          is_sample: boolean;
          photo_url: string | null;
          role: string | null;
          seat: string;
          term_from: string;
          term_to: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body?: string;
          created_at?: string;
          full_name: string;
          id?: number;
          idx?: number;
          is_sample?: boolean;
          photo_url?: string | null;
          role?: string | null;
          seat?: string;
          term_from: string;
          term_to?: string | null;
          updated_at?: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          full_name?: string;
          id?: number;
          idx?: number;
          is_sample?: boolean;
          photo_url?: string | null;
          role?: string | null;
          seat?: string;
          term_from?: string;
          term_to?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      bulletin_archive: {
        Row: {
          cover_url: string | null;
          created_at: string;
          file_url: string;
          id: number;
          idx: number | null;
          is_sample: boolean;
          is_searchable: boolean;
          label: string;
          updated_at: string;
          year: number;
        };
        ComputedFields: never;
        Insert: {
          cover_url?: string | null;
          created_at?: string;
          file_url: string;
          id?: number;
          idx?: number | null;
          is_sample?: boolean;
          is_searchable?: boolean;
          label: string;
          updated_at?: string;
          year: number;
        };
        Update: {
          cover_url?: string | null;
          created_at?: string;
          file_url?: string;
          id?: number;
          idx?: number | null;
          is_sample?: boolean;
          is_searchable?: boolean;
          label?: string;
          updated_at?: string;
          year?: number;
        };
        Relationships: [];
      };
      bulletins: {
        Row: {
          cover_url: string | null;
          created_at: string;
          id: number;
          is_sample: boolean;
          is_searchable: boolean;
          month: number;
          pdf_url: string;
          updated_at: string;
          year: number;
        };
        ComputedFields: never;
        Insert: {
          cover_url?: string | null;
          created_at?: string;
          id?: number;
          is_sample?: boolean;
          is_searchable?: boolean;
          month: number;
          pdf_url: string;
          updated_at?: string;
          year: number;
        };
        Update: {
          cover_url?: string | null;
          created_at?: string;
          id?: number;
          is_sample?: boolean;
          is_searchable?: boolean;
          month?: number;
          pdf_url?: string;
          updated_at?: string;
          year?: number;
        };
        Relationships: [];
      };
      calendar: {
        Row: {
          created_at: string;
          date: string;
          event_id: number | null;
          id: number;
          is_sample: boolean;
          series_id: string | null;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          date: string;
          event_id?: number | null;
          id?: number;
          is_sample?: boolean;
          series_id?: string | null;
          title: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          date?: string;
          event_id?: number | null;
          id?: number;
          is_sample?: boolean;
          series_id?: string | null;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: true;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
        ];
      };
      calendar_cancellations: {
        Row: {
          calendar_id: number | null;
          cancelled_at: string;
          date: string | null;
          ends_at: string | null;
          event_id: number | null;
          id: number;
          revision: number;
          starts_at: string | null;
          title: string;
        };
        ComputedFields: never;
        Insert: {
          calendar_id?: number | null;
          cancelled_at?: string;
          date?: string | null;
          ends_at?: string | null;
          event_id?: number | null;
          id?: number;
          revision: number;
          starts_at?: string | null;
          title: string;
        };
        Update: {
          calendar_id?: number | null;
          cancelled_at?: string;
          date?: string | null;
          ends_at?: string | null;
          event_id?: number | null;
          id?: number;
          revision?: number;
          starts_at?: string | null;
          title?: string;
        };
        Relationships: [];
      };
      dues: {
        Row: {
          annual_fee: number;
          created_at: string;
          entry_fee: number;
          id: number;
          is_sample: boolean;
          note: string | null;
          updated_at: string;
          year: number;
        };
        ComputedFields: never;
        Insert: {
          annual_fee: number;
          created_at?: string;
          entry_fee: number;
          id?: number;
          is_sample?: boolean;
          note?: string | null;
          updated_at?: string;
          year: number;
        };
        Update: {
          annual_fee?: number;
          created_at?: string;
          entry_fee?: number;
          id?: number;
          is_sample?: boolean;
          note?: string | null;
          updated_at?: string;
          year?: number;
        };
        Relationships: [];
      };
      events: {
        Row: {
          body: string | null;
          cover_alt: string | null;
          cover_url: string | null;
          created_at: string;
          ends_at: string | null;
          excerpt: string | null;
          featured_home: boolean;
          featured_until: string | null;
          gallery: NonNullable<Json>;
          gallery_alt: NonNullable<Json>;
          hero_bg_url: string | null;
          id: number;
          in_calendar: boolean;
          is_sample: boolean;
          lead: string | null;
          location: string | null;
          published_at: string | null;
          series_id: string | null;
          slug: string;
          starts_at: string | null;
          status: string;
          status_note: string | null;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body?: string | null;
          cover_alt?: string | null;
          cover_url?: string | null;
          created_at?: string;
          ends_at?: string | null;
          excerpt?: string | null;
          featured_home?: boolean;
          featured_until?: string | null;
          gallery?: NonNullable<Json>;
          gallery_alt?: NonNullable<Json>;
          hero_bg_url?: string | null;
          id?: number;
          in_calendar?: boolean;
          is_sample?: boolean;
          lead?: string | null;
          location?: string | null;
          published_at?: string | null;
          series_id?: string | null;
          slug: string;
          starts_at?: string | null;
          status?: string;
          status_note?: string | null;
          title: string;
          updated_at?: string;
        };
        Update: {
          body?: string | null;
          cover_alt?: string | null;
          cover_url?: string | null;
          created_at?: string;
          ends_at?: string | null;
          excerpt?: string | null;
          featured_home?: boolean;
          featured_until?: string | null;
          gallery?: NonNullable<Json>;
          gallery_alt?: NonNullable<Json>;
          hero_bg_url?: string | null;
          id?: number;
          in_calendar?: boolean;
          is_sample?: boolean;
          lead?: string | null;
          location?: string | null;
          published_at?: string | null;
          series_id?: string | null;
          slug?: string;
          starts_at?: string | null;
          status?: string;
          status_note?: string | null;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      files: {
        Row: {
          alt: string | null;
          created_at: string;
          hash: string | null;
          is_saved: boolean;
          name: string;
          redirect: string | null;
          source_hash: string | null;
          title: string | null;
          trashed_at: string | null;
          trashed_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          alt?: string | null;
          created_at?: string;
          hash?: string | null;
          is_saved?: boolean;
          name: string;
          redirect?: string | null;
          source_hash?: string | null;
          title?: string | null;
          trashed_at?: string | null;
          trashed_by?: string | null;
        };
        Update: {
          alt?: string | null;
          created_at?: string;
          hash?: string | null;
          is_saved?: boolean;
          name?: string;
          redirect?: string | null;
          source_hash?: string | null;
          title?: string | null;
          trashed_at?: string | null;
          trashed_by?: string | null;
        };
        Relationships: [];
      };
      form_drafts: {
        Row: {
          began: NonNullable<Json>;
          changes: NonNullable<Json>;
          copied_id: number | null;
          created_at: string;
          device: string;
          key: string;
          owner: string;
          resource: string;
          row_id: number | null;
          tab: string;
          updated_at: string;
          version: string | null;
        };
        ComputedFields: never;
        Insert: {
          began: NonNullable<Json>;
          changes: NonNullable<Json>;
          copied_id?: number | null;
          created_at?: string;
          device: string;
          key: string;
          owner?: string;
          resource: string;
          row_id?: number | null;
          tab: string;
          updated_at?: string;
          version?: string | null;
        };
        Update: {
          began?: NonNullable<Json>;
          changes?: NonNullable<Json>;
          copied_id?: number | null;
          created_at?: string;
          device?: string;
          key?: string;
          owner?: string;
          resource?: string;
          row_id?: number | null;
          tab?: string;
          updated_at?: string;
          version?: string | null;
        };
        Relationships: [];
      };
      home_slides: {
        Row: {
          created_at: string;
          id: number;
          idx: number;
          image_alt: string | null;
          image_url: string;
          is_sample: boolean;
          link: string | null;
          shown_from: string | null;
          shown_to: string | null;
          subtitle: string | null;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: number;
          idx?: number;
          image_alt?: string | null;
          image_url: string;
          is_sample?: boolean;
          link?: string | null;
          shown_from?: string | null;
          shown_to?: string | null;
          subtitle?: string | null;
          title: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: number;
          idx?: number;
          image_alt?: string | null;
          image_url?: string;
          is_sample?: boolean;
          link?: string | null;
          shown_from?: string | null;
          shown_to?: string | null;
          subtitle?: string | null;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      literature_awards: {
        Row: {
          author: string;
          caption: string | null;
          cover_alt: string | null;
          cover_url: string | null;
          created_at: string;
          id: number;
          is_sample: boolean;
          language: string;
          title: string;
          updated_at: string;
          year: number;
        };
        ComputedFields: never;
        Insert: {
          author: string;
          caption?: string | null;
          cover_alt?: string | null;
          cover_url?: string | null;
          created_at?: string;
          id?: number;
          is_sample?: boolean;
          language?: string;
          title: string;
          updated_at?: string;
          year: number;
        };
        Update: {
          author?: string;
          caption?: string | null;
          cover_alt?: string | null;
          cover_url?: string | null;
          created_at?: string;
          id?: number;
          is_sample?: boolean;
          language?: string;
          title?: string;
          updated_at?: string;
          year?: number;
        };
        Relationships: [];
      };
      member_perks: {
        Row: {
          address: string | null;
          alumnus_name: string | null;
          business_name: string;
          category: string;
          city: string | null;
          contact_email: string | null;
          contact_phone: string | null;
          contact_phone_numbers: Json | null;
          created_at: string;
          discount: string | null;
          discount_code: string | null;
          district: string | null;
          id: number;
          idx: number;
          is_sample: boolean;
          logo_url: string | null;
          published_at: string | null;
          updated_at: string;
          website: string | null;
        };
        ComputedFields: never;
        Insert: {
          address?: string | null;
          alumnus_name?: string | null;
          business_name: string;
          category?: string;
          city?: string | null;
          contact_email?: string | null;
          contact_phone?: string | null;
          contact_phone_numbers?: Json | null;
          created_at?: string;
          discount?: string | null;
          discount_code?: string | null;
          district?: string | null;
          id?: number;
          idx?: number;
          is_sample?: boolean;
          logo_url?: string | null;
          published_at?: string | null;
          updated_at?: string;
          website?: string | null;
        };
        Update: {
          address?: string | null;
          alumnus_name?: string | null;
          business_name?: string;
          category?: string;
          city?: string | null;
          contact_email?: string | null;
          contact_phone?: string | null;
          contact_phone_numbers?: Json | null;
          created_at?: string;
          discount?: string | null;
          discount_code?: string | null;
          district?: string | null;
          id?: number;
          idx?: number;
          is_sample?: boolean;
          logo_url?: string | null;
          published_at?: string | null;
          updated_at?: string;
          website?: string | null;
        };
        Relationships: [];
      };
      own_choices: {
        Row: {
          created_at: string;
          guide: string;
          owner: string;
          text_size: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          guide?: string;
          owner?: string;
          text_size?: number;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          guide?: string;
          owner?: string;
          text_size?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          full_name: string | null;
          is_admin: boolean;
          is_writer: boolean;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          full_name?: string | null;
          is_admin?: boolean;
          is_writer?: boolean;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          full_name?: string | null;
          is_admin?: boolean;
          is_writer?: boolean;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      settings: {
        Row: {
          account_holder: string | null;
          address: string | null;
          application_url: string | null;
          association_name: string;
          balance_url: string | null;
          bank: string | null;
          banner_link: string | null;
          banner_text: string | null;
          banner_until: string | null;
          branch: string | null;
          created_at: string;
          email: string | null;
          facebook_url: string | null;
          founding_year: number;
          iban: string | null;
          id: number;
          instagram_url: string | null;
          is_sample: boolean;
          latitude: number | null;
          longitude: number | null;
          payment_url: string | null;
          platform_url: string | null;
          provider_percent: number | null;
          short_name: string | null;
          telephone: string | null;
          telephone_numbers: Json | null;
          updated_at: string;
          youtube_url: string | null;
        };
        ComputedFields: never;
        Insert: {
          account_holder?: string | null;
          address?: string | null;
          application_url?: string | null;
          association_name: string;
          balance_url?: string | null;
          bank?: string | null;
          banner_link?: string | null;
          banner_text?: string | null;
          banner_until?: string | null;
          branch?: string | null;
          created_at?: string;
          email?: string | null;
          facebook_url?: string | null;
          founding_year: number;
          iban?: string | null;
          id?: number;
          instagram_url?: string | null;
          is_sample?: boolean;
          latitude?: number | null;
          longitude?: number | null;
          payment_url?: string | null;
          platform_url?: string | null;
          provider_percent?: number | null;
          short_name?: string | null;
          telephone?: string | null;
          telephone_numbers?: Json | null;
          updated_at?: string;
          youtube_url?: string | null;
        };
        Update: {
          account_holder?: string | null;
          address?: string | null;
          application_url?: string | null;
          association_name?: string;
          balance_url?: string | null;
          bank?: string | null;
          banner_link?: string | null;
          banner_text?: string | null;
          banner_until?: string | null;
          branch?: string | null;
          created_at?: string;
          email?: string | null;
          facebook_url?: string | null;
          founding_year?: number;
          iban?: string | null;
          id?: number;
          instagram_url?: string | null;
          is_sample?: boolean;
          latitude?: number | null;
          longitude?: number | null;
          payment_url?: string | null;
          platform_url?: string | null;
          provider_percent?: number | null;
          short_name?: string | null;
          telephone?: string | null;
          telephone_numbers?: Json | null;
          updated_at?: string;
          youtube_url?: string | null;
        };
        Relationships: [];
      };
      slug_history: {
        Row: {
          created_at: string;
          resource: string;
          row_id: number;
          slug: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          resource: string;
          row_id: number;
          slug: string;
        };
        Update: {
          created_at?: string;
          resource?: string;
          row_id?: number;
          slug?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      admin_search: {
        Args: { q: string; resource: string };
        Returns: {
          id: number;
        }[];
      };
      applied_migrations: { Args: Record<PropertyKey, never>; Returns: string[] };
      ask_for_review: {
        Args: { note?: string; resource: string; row_id: number; unchanged_since: string };
        Returns: undefined;
      };
      begin_invitation: {
        Args: { email: string; inviter: string };
        Returns: {
          has_password: boolean;
          retry_after: number;
          state: string;
          user_id: string;
        }[];
      };
      complete_invitation: {
        Args: { act: string; full_name?: string; invited: string; inviter: string; role: string };
        Returns: undefined;
      };
      content_version: { Args: { moment: string }; Returns: string };
      create_draft_link: { Args: { days?: number; resource: string; row_id: number }; Returns: string };
      describe_file: { Args: { alt?: string; name: string }; Returns: number };
      discard_draft: { Args: { key: string }; Returns: boolean };
      document_search: {
        Args: { address: string; q: string };
        Returns: {
          page: number;
          snippet: string;
        }[];
      };
      document_state: {
        Args: { address: string };
        Returns: {
          pages: number;
          with_text: number;
        }[];
      };
      draft_links: {
        Args: { resource: string; row_id: number };
        Returns: {
          created_at: string;
          ends_at: string;
          id: number;
          last_opened_at: string;
          person: string;
        }[];
      };
      draft_writers: {
        Args: { resource: string; row_id: number };
        Returns: {
          person: string;
          wrote_at: string;
        }[];
      };
      end_own_session: { Args: { ended: string }; Returns: boolean };
      erase_history: { Args: { resource: string; row_id: number }; Returns: string[] };
      file_library: {
        Args: {
          filter?: string;
          kind?: string;
          max_results?: number;
          of_hash?: string;
          q?: string;
          skip?: number;
        };
        Returns: {
          alt: string;
          days_left: number;
          is_undescribed: boolean;
          is_used: boolean;
          mimetype: string;
          name: string;
          person: string;
          size: number;
          title: string;
          total: number;
          trashed_at: string;
          trashed_by: string;
          uploaded_at: string;
          use_count: number;
          uses: Json;
        }[];
      };
      important_changes: {
        Args: Record<PropertyKey, never>;
        Returns: {
          after: string;
          before: string;
          changed_at: string;
          changed_by: string;
          id: number;
          is_own: boolean;
          kind: string;
          person: string;
          subject: string;
          total: number;
        }[];
      };
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_writer: { Args: Record<PropertyKey, never>; Returns: boolean };
      keep_document: { Args: { address: string; pages: string; resource: string }; Returns: number };
      keep_draft: {
        Args: {
          began: string;
          changes: string;
          copied_id?: number;
          device: string;
          key: string;
          resource: string;
          row_id?: number;
          seen?: string;
          tab: string;
          version?: string;
        };
        Returns: {
          draft: string;
          is_kept: boolean;
          kept_at: string;
          kept_on: string;
        }[];
      };
      latest_changes: {
        Args: { resource: string; row_ids: number[] };
        Returns: {
          changed_at: string;
          changed_by: string;
          id: number;
          operation: string;
          person: string;
          row_id: number;
          transaction: string;
        }[];
      };
      mark_change_seen: { Args: { change: number }; Returns: undefined };
      note_hash: { Args: { hash: string; name: string }; Returns: undefined };
      open_draft_link: {
        Args: { token: string };
        Returns: {
          content: Json;
          ends_at: string;
          is_public: boolean;
          resource: string;
        }[];
      };
      own_role: { Args: Record<PropertyKey, never>; Returns: string };
      own_session_ends: {
        Args: Record<PropertyKey, never>;
        Returns: {
          ended_at: string;
          reason: string;
        }[];
      };
      own_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          ip: string;
          is_current: boolean;
          last_used_at: string;
          signed_in_at: string;
          user_agent: string;
        }[];
      };
      own_sign_ins: {
        Args: Record<PropertyKey, never>;
        Returns: {
          ip: string;
          signed_in_at: string;
        }[];
      };
      purge: { Args: Record<PropertyKey, never>; Returns: string[] };
      recent_changes: {
        Args: { before_id?: number; max_results?: number };
        Returns: {
          after: Json;
          before: Json;
          changed_at: string;
          changed_by: string;
          changed_columns: string[];
          id: number;
          is_erased: boolean;
          is_present: boolean;
          operation: string;
          person: string;
          resource: string;
          restores: number;
          row_id: number;
          title: string;
          transaction: string;
        }[];
      };
      remove_member: { Args: { removed: string }; Returns: undefined };
      replace_file: { Args: { by_name: string; name: string }; Returns: number };
      replaced_file: { Args: { name: string }; Returns: string };
      restore_files: { Args: { names: string[] }; Returns: number };
      restore_version: {
        Args: { before_change?: boolean; entry: number; unchanged_since?: string };
        Returns: {
          has_other_slug: boolean;
          id: number;
          resource: string;
          slug: string;
          updated_at: string;
        }[];
      };
      return_review: { Args: { note: string; resource: string; row_id: number }; Returns: undefined };
      reviews: {
        Args: Record<PropertyKey, never>;
        Returns: {
          answer: string;
          answered_at: string;
          answered_by: string;
          asked_at: string;
          is_changed: boolean;
          note: string;
          person: string;
          resource: string;
          row_id: number;
          state: string;
          title: string;
          version: string;
        }[];
      };
      reviews_of: {
        Args: { resource: string; row_ids: number[] };
        Returns: {
          answer: string;
          answered_at: string;
          answered_by: string;
          asked_at: string;
          is_changed: boolean;
          note: string;
          person: string;
          row_id: number;
          state: string;
          title: string;
          version: string;
        }[];
      };
      revoke_draft_link: { Args: { id: number }; Returns: boolean };
      row_history: {
        Args: { before_id?: number; max_results?: number; resource: string; row_id: number };
        Returns: {
          after: Json;
          before: Json;
          changed_at: string;
          changed_by: string;
          id: number;
          is_erased: boolean;
          operation: string;
          person: string;
          restores: number;
          transaction: string;
        }[];
      };
      sample_rows: {
        Args: { max_rows?: number };
        Returns: {
          first_rows: Json;
          resource: string;
          total: number;
        }[];
      };
      saved_row: {
        Args: { key: string; resource: string };
        Returns: {
          row_id: number;
        }[];
      };
      search_words: { Args: Record<PropertyKey, never>; Returns: string[] };
      set_own_name: { Args: { full_name: string }; Returns: undefined };
      set_role: { Args: { person: string; role: string }; Returns: undefined };
      site_search: {
        Args: { in_year?: number; max_results?: number; q: string };
        Returns: {
          dated_on: string;
          found: number;
          id: number;
          kind: string;
          link: string;
          page: number;
          rank: number;
          slug: string;
          snippet: string;
          status: string;
          title: string;
          years: number[];
        }[];
      };
      team: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          full_name: string;
          has_second_step: boolean;
          invited_at: string;
          is_pending: boolean;
          is_self: boolean;
          last_sign_in_at: string;
          role: string;
          user_id: string;
        }[];
      };
      trash: {
        Args: { before_id?: number; max_results?: number; q?: string };
        Returns: {
          days_left: number;
          deleted_at: string;
          deleted_by: string;
          id: number;
          person: string;
          resource: string;
          row_id: number;
          title: string;
          transaction: string;
        }[];
      };
      trash_files: { Args: { names: string[] }; Returns: number };
      undo_changes: {
        Args: { entries: number[] };
        Returns: {
          has_other_slug: boolean;
          id: number;
          resource: string;
          slug: string;
          updated_at: string;
        }[];
      };
      undo_transaction: {
        Args: { transaction: string };
        Returns: {
          has_other_slug: boolean;
          id: number;
          resource: string;
          slug: string;
          updated_at: string;
        }[];
      };
      unhashed_files: { Args: Record<PropertyKey, never>; Returns: string[] };
      unsent_mails: {
        Args: Record<PropertyKey, never>;
        Returns: {
          address: string;
          failed_at: string;
          kind: string;
          reason: string;
          total: number;
        }[];
      };
      write_together: {
        Args: { key: string; resource: string; rows: string };
        Returns: {
          id: number;
          updated_at: string;
        }[];
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
